import { findSubdivision } from '../data/findSubdivision.ts';
import { loadAllSubdivisions } from '../data/loadSubdivisions.ts';
import { isOneOf, isText } from '../guards.ts';
import { defineRule } from '../rule.ts';

/** Countries whose postal codes tell the state. */
const isTold = /* @__PURE__ */ isOneOf(['AU', 'BR', 'CA', 'MX', 'US']);

async function load() {
  const [{ subdivisions }, postal] = await Promise.all([
    loadAllSubdivisions(),
    import('../data/checkPostalCode.ts'),
  ]);
  return { subdivisions, ...postal };
}

/** A postal code belongs to the state beside it: 10001 is in New York, not in California. */
export const postalArea = defineRule({
  id: 'address/postal-area',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'Address data of Google, 2024-09-04', section: 'sub_zips' },
  data: ({ postalAreasVersion }) => [postalAreasVersion],
  message: 'postal_code does not belong to {state}',
  remedy: 'This postal code is not in {state}. Check the state and the postal code.',
  within: ['registered_address', 'business_owners.*.address'],
  load,
  reads: { state: isText, postal_code: isText, country: isTold },
  check({ state, postal_code, country }, { report, table }) {
    const found = findSubdivision(table.subdivisions, country, state);
    if (found?.by !== 'code' && found?.by !== 'name') return;
    if (table.checkPostalCode(country, postal_code) !== undefined) return;
    if (table.isPostalCodeOf(found.code, postal_code) === false) {
      report(['postal_code'], { state: found.name });
    }
  },
});
