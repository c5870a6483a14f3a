import type { Slot } from '@passmuster/form';
import { useForm, useSlots } from '@passmuster/form/react';
import { Field } from './Field.tsx';

/** A place for each document that is asked for, and for each page of a passport. */
export function Documents() {
  return useSlots().map((slot) => <Document key={slot.id} slot={slot} />);
}

function Document({ slot }: { readonly slot: Slot }) {
  const { id, label, hint, level, row, file, attempt, findings, fields } = slot;
  const form = useForm();
  const owner = row && ` (${row.label})`;
  return (
    <fieldset data-findings={(slot.path ?? slot.requirement?.path)?.join('.')}>
      <legend>
        {label}
        {owner} {level === 'optional' && '(optional)'}
      </legend>
      {hint && <small>{hint}</small>}
      <p>
        {file && (typeof file === 'string' ? file : `✓ ${file.name}`)}
        {attempt?.state === 'reading' && ` Checking ${attempt.name}…`}
        {attempt?.state === 'refused' && ` ${attempt.name} wasn’t added.`}
      </p>
      <input
        type="file"
        aria-label={`${label}${owner ?? ''}`}
        aria-describedby={`${id}-findings`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void form.attach(id, chosen);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {file && (
        <button type="button" onClick={() => form.detach(id)}>
          Remove
        </button>
      )}
      <small className="wrong" id={`${id}-findings`}>
        {[...(attempt?.findings ?? []), ...findings].map(({ remedy }) => remedy).join(' ')}
      </small>
      {file && fields.map((path) => <Field key={path.at(-1)} path={path.join('.')} />)}
    </fieldset>
  );
}
