import { fieldLists } from '@passmuster/schemas';
import { countryCodes, countryName } from '@passmuster/schemas/countries';
import type { Labels } from '@passmuster/schemas/labels';
import { naicsCodes, naicsTitles } from '@passmuster/schemas/naics';

/** Returns the labels of a list in a language by its values, in the order of the list; countries by name. */
export function choicesOf(options: readonly string[], labels: Labels): ReadonlyMap<string, string> {
  const own: Readonly<Record<string, unknown>> = { ...labels };
  const list = Object.entries(fieldLists).find(([, values]) => values === options)?.[0] ?? '';
  const texts = own[list];
  const labelOf = (value: string): unknown => {
    if (options === countryCodes) return countryName(value, labels.locale);
    if (options === naicsCodes) return Reflect.get(naicsTitles, value);
    return typeof texts === 'object' && texts !== null ? Reflect.get(texts, value) : undefined;
  };
  const choices = options.map((value): [string, string] => [
    value,
    String(labelOf(value) ?? value),
  ]);
  const { compare } = new Intl.Collator(labels.locale);
  return new Map(
    options === countryCodes ? choices.sort(([, a], [, b]) => compare(a, b)) : choices,
  );
}
