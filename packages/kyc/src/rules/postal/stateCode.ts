import { defineRule } from '../../rule/defineRule.ts';
import { isCountryCode, isText } from '../../rule/guards.ts';
import { findSubdivision } from '../../tables/subdivision/findSubdivision.ts';
import { loadAllSubdivisions } from '../../tables/subdivision/loadSubdivisions.ts';

/**
 * A misspelled state or province of the country, such as `Westen Cape`. A name that resembles none is not
 * reported, because many countries write addresses with names that ISO 3166-2 doesn't have.
 */
export const stateCode = defineRule({
  id: 'postal/state-code',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'ISO 3166-2', url: 'https://www.iso.org/iso-3166-country-codes.html' },
  data: ({ version }) => [version],
  message: 'state is not an ISO 3166-2 subdivision of the country, but is close to {name} ({code})',
  remedy: "This isn't a state or province of this country. Did you mean {name}?",
  within: ['registered_address', 'business_owners.*.address'],
  load: loadAllSubdivisions,
  reads: { state: isText, country: isCountryCode },
  check({ state, country }, { report, table: { subdivisions } }) {
    const match = findSubdivision(subdivisions, country, state);
    if (match?.by === 'none' && match.closest) report(['state'], { ...match.closest });
  },
  fix({ state, country }, { table: { subdivisions } }) {
    const match = findSubdivision(subdivisions, country, state);
    const { name = '' } = (match?.by === 'none' && match.closest) || {};
    return name === '' ? [] : [{ path: ['state'], value: name }];
  },
});
