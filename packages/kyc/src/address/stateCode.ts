import { isCountryCode, isText } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { subdivisionFinder } from './subdivisions.ts';

/**
 * A state or province that is nearly one of its country, such as `Westen Cape`. What comes close to none
 * is not reported: many countries write addresses with names that ISO 3166-2 doesn't have.
 */
export const stateCode = defineRule({
  id: 'address/state-code',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'ISO 3166-2', url: 'https://www.iso.org/iso-3166-country-codes.html' },
  data: [{ name: 'ISO 3166-2 (iso-3166 4.4.0)', asOf: '2026-03-05' }],
  message: 'state is not an ISO 3166-2 subdivision of the country; {code} comes close',
  remedy: 'This is not a state or province of the country. Check the spelling, or enter {code}.',
  within: ['registered_address', 'business_owners.*.address'],
  load: async () => subdivisionFinder((await import('iso-3166')).iso31662),
  reads: { state: isText, country: isCountryCode },
  check({ state, country }, { report, table: findSubdivision }) {
    const match = findSubdivision(country, state);
    if (match?.by === 'near') report(['state'], { code: match.code });
  },
});
