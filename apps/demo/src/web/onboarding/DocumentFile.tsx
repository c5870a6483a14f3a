import { Button, CloseButton, FileButton, Group, Text, TextInput } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { useController } from 'react-hook-form';
import { FindingNotes } from '../FindingNotes.tsx';
import { describeDataUri, readFile } from './readFile.ts';
import { useFindingsAt, useLiveReview } from './reviewContext.ts';

/** The picture of a document: a file, read into a data URI, or the web address of one. */
export function DocumentFile({ name }: { readonly name: string }): ReactElement {
  const { field, fieldState } = useController({ name });
  const [fileName, setFileName] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const { isRevealed } = useLiveReview();
  const findings = useFindingsAt(name);
  const value = typeof field.value === 'string' ? field.value : '';
  const attached = describeDataUri(value);
  const shown = isRevealed || fieldState.isTouched || value !== '' ? findings : [];

  const attach = async (file: File | null) => {
    if (!file) return;
    const uri = await readFile(file);
    setUnreadable(uri === undefined);
    if (uri === undefined) return;
    setFileName(file.name);
    field.onChange(uri);
  };

  return (
    <div>
      <Group gap="sm" align="flex-end" wrap="wrap">
        <FileButton
          onChange={(file) => void attach(file)}
          accept="application/pdf,image/png,image/jpeg"
          inputProps={{ 'aria-label': 'File of the document' }}
        >
          {(props) => (
            <Button {...props} ref={field.ref} variant="light" size="sm" id={name}>
              {attached === undefined ? 'Choose a file' : 'Replace the file'}
            </Button>
          )}
        </FileButton>
        {attached === undefined ? (
          <TextInput
            style={{ flex: '1 1 220px' }}
            label="or its web address"
            placeholder="https://"
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        ) : (
          <Group gap={4} py={6}>
            <Text size="sm">
              {fileName === undefined ? 'Attached' : fileName} ({attached})
            </Text>
            <CloseButton
              size="sm"
              aria-label="Remove the file"
              onClick={() => {
                setFileName(undefined);
                field.onChange('');
              }}
            />
          </Group>
        )}
      </Group>
      {isUnreadable && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" mt={4}>
          This file cannot be read. Choose it again, or choose another.
        </Text>
      )}
      <FindingNotes findings={shown} />
    </div>
  );
}
