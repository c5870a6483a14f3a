import { blankOwner, type FieldPath, type OwnerValues } from '@passmuster/form';
import { useField, useRows } from '@passmuster/form/react';
import { useState } from 'react';
import { Field } from './Field.tsx';
import { Findings } from './Findings.tsx';
import { form } from './form.ts';

const fields: readonly FieldPath<OwnerValues>[] = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'date_of_birth',
  'title',
  'ownership_percentage',
  'relationship_establishment_date',
  'is_beneficial_owner',
  'is_control_person',
  'is_signer',
  'address.country',
  'address.street1',
  'address.street2',
  'address.city',
  'address.state',
  'address.postal_code',
  'nationality',
  'id_number',
];

/** The people who own or run the business. Their documents are below, with the others. */
export function Owners() {
  const { list, append, remove } = useRows(form, 'business_owners');
  const owners = useField(form, 'business_owners');
  const country = useField(form, 'registered_address.country').value;
  const [undo, setUndo] = useState<() => void>();
  return (
    <>
      {list.map((owner, at) => (
        <fieldset key={owner.id}>
          <legend>Owner {at + 1}</legend>
          {fields.map((name) => (
            <Field key={name} scope={owner} path={name} />
          ))}
          <button
            type="button"
            onClick={() => {
              const putBack = remove(owner.id);
              setUndo(() => putBack);
            }}
          >
            Remove owner {at + 1}
          </button>
        </fieldset>
      ))}
      <div data-findings="business_owners" tabIndex={-1}>
        <Findings field={owners} />
      </div>
      <button type="button" onClick={() => append(blankOwner({ country }))}>
        Add an owner
      </button>
      {undo && (
        <button
          type="button"
          onClick={() => {
            undo();
            setUndo(undefined);
          }}
        >
          Undo
        </button>
      )}
    </>
  );
}
