import { foldText } from '@passmuster/findings';
import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isOneOf, isText } from '../../rule/guards.ts';
import { shortText } from '../../rule/shortText.ts';
import { hasClosedStates } from '../../tables/postal/closedStates.ts';
import { loadAllPostalAreas, postalAreaCountries } from '../../tables/postal/loadPostalAreas.ts';
import { findSubdivision } from '../../tables/subdivision/findSubdivision.ts';

const hasPostalAreas = /* @__PURE__ */ isOneOf(postalAreaCountries);

/**
 * A postal code belongs to the state beside it, or to the city where the state is left out or names no area of its own: 10001
 * is in New York, not in California, and 80331 is in Munich, not in Cologne.
 */
export const postalArea = defineRule({
  id: 'postal/postal-area',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'Address data of Google, 2024-09-04, and of GeoNames, 2026-03-30',
    section: 'sub_zips',
  },
  data: ({ postalAreasVersion }) => [postalAreasVersion],
  message: 'postal_code does not belong to {state}',
  remedy: 'This postal code isn’t in {state}. Check the state and the postal code.',
  within: ['registered_address', 'business_owners.*.address'],
  load: loadAllPostalAreas,
  texts: {
    city: {
      message: 'postal_code does not belong to the city',
      remedy: 'This postal code isn’t in this city. Check the city and the postal code.',
    },
  },
  reads: { city: isAnything, state: isAnything, postal_code: isText, country: isText },
  check({ postal_code, country: text, ...place }, { memoize, report, table }) {
    const [city, state] = [shortText(place.city), shortText(place.state)];
    const country = memoize(countryOf, text);
    if (country === undefined) return;
    if (table.checkPostalCode(country, postal_code) !== undefined) return;
    const named = (place: string) => {
      const found = hasPostalAreas(country) && findSubdivision(table.subdivisions, country, place);
      return found && (found.by === 'code' || found.by === 'name') ? found : undefined;
    };
    const ofState = named(state);
    const inState = ofState && table.isPostalCodeOf(ofState.code, postal_code);
    if (inState === false) {
      report(['postal_code'], { state: ofState?.name ?? '' });
      return;
    }
    if (inState === true) return;
    // Where all know the states, a city may have the name of another state: Washington, Pennsylvania.
    const ofCity = hasClosedStates(country) ? undefined : named(city);
    const area = ofCity?.by === 'name' ? ofCity.code : `${country} ${foldText(city)}`;
    if (table.isPostalCodeOf(area, postal_code) === false) report(['postal_code'], 'city');
  },
});
