import {
  Checkbox,
  NumberInput,
  type OptionsFilter,
  Select,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { type RefCallBack, useController } from 'react-hook-form';
import { FindingNotes } from '../FindingNotes.tsx';
import { noteProps } from '../noteProps.ts';
import type { FieldSpec } from './fieldSpec.ts';
import { useFindingsAt, useLiveReview } from './reviewContext.ts';

/** One field of the form with the findings on it; `name` is its full path with dots. */
export function Field({
  spec,
  name,
}: {
  readonly spec: FieldSpec;
  readonly name: string;
}): ReactElement {
  const { field, fieldState } = useController({ name });
  const { isRevealed } = useLiveReview();
  const isTold =
    isRevealed || fieldState.isTouched || (field.value !== '' && field.value !== false);
  const findings = useFindingsAt(name);
  const shown = isTold ? findings : [];
  const hasError = shown.some(({ severity }) => severity === 'error');
  const notes = shown.length > 0 && <FindingNotes findings={shown} />;
  return renderInput(spec, field.value, field.onChange, {
    id: name,
    name,
    ref: field.ref,
    onBlur: field.onBlur,
    label: spec.isOptional ? `${spec.label} (optional)` : spec.label,
    'aria-required': !spec.isOptional,
    error: hasError && notes,
    description: notes ? !hasError && notes : spec.hint,
  });
}

const filterBy =
  (search: (words: string) => readonly string[]): OptionsFilter =>
  ({ options, search: words }) => {
    const found = words.trim() === '' ? undefined : search(words);
    if (!found) return options;
    const byValue = new Map(options.flatMap((one) => ('value' in one ? [[one.value, one]] : [])));
    return found.flatMap((value) => byValue.get(value) ?? []);
  };

/** What inputs of every kind take. */
interface Common {
  readonly id: string;
  readonly name: string;
  readonly ref: RefCallBack;
  readonly onBlur: () => void;
  readonly label: string;
  readonly 'aria-required': boolean;
  readonly error: ReactNode;
  readonly description: ReactNode;
}

function renderInput(
  spec: FieldSpec,
  value: unknown,
  onChange: (value: unknown) => void,
  common: Common,
): ReactElement {
  const text = typeof value === 'string' ? value : '';
  switch (spec.kind) {
    case 'text':
      return (
        <TextInput
          {...common}
          {...noteProps}
          value={text}
          onChange={onChange}
          {...(spec.autoComplete !== undefined && { autoComplete: spec.autoComplete })}
        />
      );
    case 'longText':
      return (
        <Textarea
          {...common}
          {...noteProps}
          autosize
          minRows={2}
          value={text}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...common}
          {...noteProps}
          hideControls
          thousandSeparator=","
          value={typeof value === 'number' ? value : text}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          {...noteProps}
          data={(spec.choices ?? []).map((choice) => ({ ...choice }))}
          value={text === '' ? null : text}
          onChange={(choice) => onChange(choice ?? '')}
          searchable
          openOnFocus={false}
          comboboxProps={{ keepMounted: false }}
          clearable={spec.isOptional === true}
          nothingFoundMessage="Nothing found"
          {...(spec.search && { filter: filterBy(spec.search) })}
        />
      );
    case 'flag': {
      const { error, description, ...rest } = common;
      const notesId = `${common.id}-notes`;
      return (
        <>
          <Checkbox
            {...rest}
            error={Boolean(error)}
            aria-describedby={notesId}
            checked={value === true}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <div id={notesId}>{error || description}</div>
        </>
      );
    }
  }
}
