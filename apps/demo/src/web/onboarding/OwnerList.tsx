import { Button, Divider, Group, Stack, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { blankOwner } from './blankApplication.ts';
import { DocumentList } from './DocumentList.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { ownerFields } from './ownerFields.ts';
import { PlaceNotes } from './PlaceNotes.tsx';

const list = 'business_owners';

/** The people who own, control or sign for the business, each with their documents. */
export function OwnerList(): ReactElement {
  const { fields, append, remove } = useFieldArray({ name: list });
  return (
    <Stack gap="xl">
      <PlaceNotes name={list} isFilled={fields.length > 0} />
      {fields.map((field, index) => (
        <Owner key={field.id} index={index} onRemove={() => remove(index)} />
      ))}
      <Group>
        <Button variant="light" onClick={() => append(blankOwner())}>
          + {fields.length === 0 ? 'Add an owner' : 'Add another owner'}
        </Button>
      </Group>
    </Stack>
  );
}

function Owner({
  index,
  onRemove,
}: {
  readonly index: number;
  readonly onRemove: () => void;
}): ReactElement {
  const prefix = `${list}.${index}`;
  const [first, last] = useWatch({ name: [`${prefix}.first_name`, `${prefix}.last_name`] });
  const name = [first, last].filter(Boolean).join(' ') || `Owner ${index + 1}`;
  return (
    <section className="owner" aria-label={`Owner ${index + 1}`}>
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <Title order={3} size="h4">
          {name}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={onRemove}
          aria-label={`Remove owner ${index + 1}`}
        >
          Remove
        </Button>
      </Group>
      <PlaceNotes name={prefix} isFilled />
      <FieldGrid fields={ownerFields} prefix={`${prefix}.`} />
      <Divider my="md" label="Documents of this person" labelPosition="left" />
      <DocumentList name={`${prefix}.supporting_documents`} of={name} />
    </section>
  );
}
