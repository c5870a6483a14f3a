import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isOneOf, isText } from '../../rule/guards.ts';
import { loadAllPostalAreas, postalAreaCountries } from '../../tables/postal/loadPostalAreas.ts';
import { findSubdivision } from '../../tables/subdivision/findSubdivision.ts';

const hasPostalAreas = /* @__PURE__ */ isOneOf(postalAreaCountries);

/** A postal code belongs to the state beside it: 10001 is in New York, not in California. */
export const postalArea = defineRule({
  id: 'postal/postal-area',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'Address data of Google, 2024-09-04', section: 'sub_zips' },
  data: ({ postalAreasVersion }) => [postalAreasVersion],
  message: 'postal_code does not belong to {state}',
  remedy: 'This postal code isn’t in {state}. Check the state and the postal code.',
  within: ['registered_address', 'business_owners.*.address'],
  load: loadAllPostalAreas,
  reads: { state: isText, postal_code: isText, country: isText },
  check({ state, postal_code, country: text }, { memoize, report, table }) {
    const country = memoize(countryOf, text);
    if (!hasPostalAreas(country)) return;
    const found = findSubdivision(table.subdivisions, country, state);
    if (found?.by !== 'code' && found?.by !== 'name') return;
    if (table.checkPostalCode(country, postal_code) !== undefined) return;
    if (table.isPostalCodeOf(found.code, postal_code) === false) {
      report(['postal_code'], { state: found.name });
    }
  },
});
