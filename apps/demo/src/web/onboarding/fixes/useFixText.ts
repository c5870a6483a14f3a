import type { Fix } from '@passmuster/findings';
import type { FieldDescription } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { useCallback } from 'react';
import { type Format, useFormat } from '../../language/useFormat.ts';
import { type Translate, useText } from '../../language/useText.ts';

/** What a fix enters at one place. */
type FixChange = Fix['changes'][number];

/** What a change replaces and what it enters, as the form shows them. */
export interface FixText {
  readonly before: string;
  readonly after: string;
}

/** Returns a function that describes a change in the language of the page. */
export function useFixText(): (change: FixChange) => FixText {
  const form = useForm();
  const t = useText();
  const format = useFormat();
  return useCallback(
    ({ path, value, replaces }) => {
      const field = form.describe(path);
      const textOf = (one: FixChange['replaces']) => textIn(field, one, t, format);
      return { before: textOf(replaces), after: textOf(value) };
    },
    [form, t, format],
  );
}

function textIn(
  field: FieldDescription | undefined,
  value: FixChange['replaces'],
  t: Translate,
  { day, percent }: Format,
): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  const text = String(value ?? '');
  if (text === '') return t('empty');
  if (field?.kind === 'share') return percent(text.replace(/ ?%$/u, ''));
  const option = field?.options?.find((one) => one.value === text);
  if (option) return option.label;
  return field?.kind === 'date' ? day(text) : text;
}
