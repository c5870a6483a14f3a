import { useCallback } from 'react';
import type { FixChange } from '../../../integration/fixes.ts';
import { choiceLabel, countryChoices, isListName } from '../../application/choices.ts';
import { type Format, useFormat } from '../../language/useFormat.ts';
import { type LanguageState, useLanguage } from '../../language/useText.ts';

/** What a change replaces and what it enters, as the form shows them. */
export interface FixText {
  readonly before: string;
  readonly after: string;
}

/** Returns what describes a change in the language of the page. */
export function useFixText(): (change: FixChange) => FixText {
  const language = useLanguage();
  const format = useFormat();
  return useCallback(
    ({ path, value, replaces }) => {
      const textOf = (one: FixChange['replaces']) => textAt(path.at(-1), one, language, format);
      return { before: textOf(replaces), after: textOf(value) };
    },
    [language, format],
  );
}

const countryFields: ReadonlySet<unknown> = new Set(['country', 'doc_country', 'nationality']);

function textAt(
  field: string | number | undefined,
  value: FixChange['replaces'],
  { language, t }: LanguageState,
  { day, percent }: Format,
): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  const text = String(value ?? '');
  if (text === '') return t('empty');
  if (field === 'ownership_percentage') return percent(text.replace(/ ?%$/u, ''));
  if (isListName(field)) return choiceLabel(field, text, t);
  const country = countryFields.has(field)
    ? countryChoices(language).find((option) => option.value === text)
    : undefined;
  return country?.label ?? day(text);
}
