import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { blankDocument } from './blankApplication.ts';
import { countryChoices, documentSubTypeChoices, documentTypeChoices } from './choices.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import type { FieldSpec } from './fieldSpec.ts';
import { PlaceNotes } from './PlaceNotes.tsx';
import { nameOf, useLiveReview } from './reviewContext.ts';

const documentFields: readonly FieldSpec[] = [
  { name: 'doc_type', label: 'Type', kind: 'choice', choices: documentTypeChoices, span: 5 },
  {
    name: 'sub_type',
    label: 'Sub-type',
    kind: 'choice',
    choices: documentSubTypeChoices,
    span: 4,
    isOptional: true,
  },
  { name: 'doc_country', label: 'Country', kind: 'choice', choices: countryChoices, span: 3 },
];

/** Documents of a business or an owner: `name` is the path of the list. */
export function DocumentList({
  name,
  of,
}: {
  readonly name: string;
  /** Whose they are, for those who hear the page. */
  readonly of: string;
}): ReactElement {
  const { fields, append, remove } = useFieldArray({ name });
  const { getValues } = useFormContext();
  const { review } = useLiveReview();
  const wanted = review.requirements.flatMap(({ path, label, documentType, status }) =>
    documentType !== undefined && status !== 'met' && nameOf(path) === name
      ? [{ documentType, label }]
      : [],
  );
  const add = (docType: string) => {
    const entry = {
      ...blankDocument(docType),
      doc_country: getValues('registered_address.country') ?? '',
    };
    // On to what is still to be said of it: its file where the type is known, else its type.
    const next = docType === '' ? 'doc_type' : 'doc_image';
    append(entry, { focusName: `${name}.${fields.length}.${next}` });
  };

  return (
    <Stack gap="sm">
      <PlaceNotes name={name} isFilled={fields.length > 0} />
      {fields.map((field, index) => (
        <Stack
          key={field.id}
          gap="sm"
          component="fieldset"
          p="md"
          m={0}
          style={{ border: '1px solid var(--rule)', borderRadius: 10 }}
        >
          <Group justify="space-between" wrap="nowrap">
            <Text component="legend" size="sm" fw={600} p={0}>
              Document {index + 1} of {of}
            </Text>
            <ActionIcon
              variant="subtle"
              aria-label={`Remove document ${index + 1} of ${of}`}
              onClick={() => remove(index)}
            >
              ×
            </ActionIcon>
          </Group>
          <FieldGrid fields={documentFields} prefix={`${name}.${index}.`} />
          <DocumentFile name={`${name}.${index}.doc_image`} />
        </Stack>
      ))}
      <Group gap="xs">
        {wanted.map(({ documentType, label }) => (
          <Button key={documentType} variant="light" size="sm" onClick={() => add(documentType)}>
            + {label}
          </Button>
        ))}
        <Button variant="subtle" size="sm" onClick={() => add('')}>
          + Another document
        </Button>
      </Group>
    </Stack>
  );
}
