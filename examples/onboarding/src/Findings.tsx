import { type Field, useForm } from '@passmuster/form/react';

/** What is wrong with a field, and what would repair it. */
export function Findings({
  field: { findings, findingsProps, fixes },
}: {
  readonly field: Pick<Field<unknown>, 'findings' | 'findingsProps' | 'fixes'>;
}) {
  const form = useForm();
  return (
    <small className="wrong" {...findingsProps}>
      {findings.map(({ remedy }) => remedy).join(' ')}
      {findings.length > 0 &&
        fixes.map((fix) => (
          <button key={fix.rule} type="button" onClick={() => form.apply(fix)}>
            Change to {fix.changes.map(({ value }) => value).join(', ')}
          </button>
        ))}
    </small>
  );
}
