import type { Slot } from '@passmuster/form';
import { useSlot, useSlots } from '@passmuster/form/react';
import { Field } from './Field.tsx';
import { form } from './form.ts';

/** A place for each document that is requested, and for each page of a passport. */
export function Documents() {
  return useSlots().map((slot) => <Document key={slot.id} slot={slot} />);
}

function Document({ slot }: { readonly slot: Slot }) {
  const { label, hint, level, row, file, attempt, fields } = slot;
  const { fileProps, findings, findingsProps, remove } = useSlot(slot);
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
      <input {...fileProps} aria-label={`${label}${owner ?? ''}`} />
      {file && (
        <button type="button" onClick={remove}>
          Remove
        </button>
      )}
      <small className="wrong" {...findingsProps}>
        {findings.map(({ remedy }) => remedy).join(' ')}
      </small>
      {file && fields.map((path) => <Field key={path.at(-1)} scope={form} path={path} />)}
    </fieldset>
  );
}
