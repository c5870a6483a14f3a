import { propertyAt } from '@passmuster/findings';
import { countryCurrency } from '../codes/countryCurrency.ts';
import { examples, examplesIn } from './fieldExamples.ts';
import { hints as english } from './hints/en.ts';
import type { PartialLabels } from './labels.ts';
import { namesOf } from './namesOf.ts';

/**
 * Returns the hint for the field at a path; English if `labels` lack it, `undefined` if nothing has to be said. In a
 * `country` (ISO 3166-1 alpha-2) it is an example from there, or the name of its currency, if one is known.
 *
 * @example
 * fieldHint(['is_dao']) // 'A decentralized autonomous organization.'
 * fieldHint(['tax_identification_number'], fr, 'KE') // 'Par exemple P051365947M.'
 * fieldHint(['expected_monthly_income'], {}, 'KE') // 'In the local currency, KES.'
 * fieldHint(['email']) // undefined
 */
export function fieldHint(
  path: readonly PropertyKey[],
  labels: PartialLabels = {},
  country: string = '',
): string | undefined {
  const names = namesOf(path);
  const currency = countryCurrency(country);
  if (currency !== undefined && names.includes('expected_monthly_income')) {
    const named = labels.hints?.local_currency ?? english.hints.local_currency;
    return named.replace('{currency}', currency);
  }
  const hint = textIn(
    [
      propertyAt(labels.hintsIn, country),
      propertyAt(english.hintsIn, country),
      labels.hints,
      english.hints,
    ],
    names,
  );
  const example = textIn([propertyAt(examplesIn, country), examples], names);
  if (example === undefined) return hint;
  return (labels.hints?.example ?? english.hints.example).replace('{example}', () => example);
}

function textIn(places: readonly unknown[], names: readonly string[]): string | undefined {
  for (const place of places) {
    for (const name of names) {
      const text = propertyAt(place, name);
      if (typeof text === 'string') return text;
    }
  }
  return undefined;
}
