import { valueAt } from '@passmuster/findings';
import { elementsAt } from '../values/elementsAt.ts';

const isCountryCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value);

/** Returns the countries of the addresses in a draft, each once: those whose states and numbers a review reads. */
export function countriesOf(draft: unknown): readonly string[] {
  const named = [
    valueAt(draft, ['registered_address', 'country']),
    ...elementsAt(draft, ['business_owners']).map((owner) =>
      valueAt(draft, ['business_owners', owner, 'address', 'country']),
    ),
  ];
  return [...new Set(named)].filter(isCountryCode);
}
