import { defineRule } from '@passmuster/findings';
import { iso31662 } from 'iso-3166';
import { isCountryCode, isText } from '../guards.ts';

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Country code, to all that names one of its subdivisions: `NG-LA`, `LA`, `lagos`. */
const names = new Map<string, Set<string>>();
/** Country code, to a code to show as an example. */
const examples = new Map<string, string>();
for (const { code, name } of iso31662) {
  const country = code.slice(0, 2);
  const known = names.get(country) ?? new Set();
  names.set(
    country,
    known
      .add(fold(code))
      .add(fold(code.slice(3)))
      .add(fold(name)),
  );
  if (!examples.has(country)) examples.set(country, code);
}

/**
 * A state is an ISO 3166-2 subdivision of its country: `NG-LA`, `LA` or its name. Countries without
 * subdivisions are passed over. SPEC-GAP 15.
 */
export const stateCode = defineRule({
  id: 'address/state-code',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'ISO 3166-2', url: 'https://www.iso.org/iso-3166-country-codes.html' },
  gap: 15,
  data: [{ name: 'ISO 3166-2 (iso-3166 4.4.0)', asOf: '2026-03-05' }],
  message: 'state is no ISO 3166-2 subdivision of the country; one is {example}',
  remedy: 'Give the code or the name of the state or province. A code of this country is {example}',
  within: ['registered_address', 'business_owners.*.address'],
  reads: { state: isText, country: isCountryCode },
  check({ state, country }, { report }) {
    const example = examples.get(country);
    if (example && !names.get(country)?.has(fold(state))) report(['state'], { example });
  },
});
