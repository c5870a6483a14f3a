import { findCountry } from '@passmuster/schemas/countries';
import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { findSubdivision } from '../../tables/subdivision/findSubdivision.ts';
import { loadAllSubdivisions } from '../../tables/subdivision/loadSubdivisions.ts';

/** Countries whose addresses always name a state, province or region. Elsewhere people have nothing better to enter. */
const withStates: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'AR AU BR CA CN CO ES ID IN IT JP MX MY NG TR UA US ZA'.split(' '),
);

/** Countries whose states people know by name. */
const federal = ['AU', 'BR', 'CA', 'IN', 'NG', 'US', 'ZA'] as const;

/** Returns the only federal country that has a state of this name. Short names may be towns; many countries have a federal district. */
function otherCountryOf(
  state: string,
  subdivisions: Readonly<Record<string, string>>,
): string | undefined {
  if (state.trim().length < 5 || /federal|capital/i.test(state)) return undefined;
  const [only, ...others] = federal.filter(
    (country) => findSubdivision(subdivisions, country, state)?.by === 'name',
  );
  return others.length === 0 ? only : undefined;
}

const countryNamed = (state: string): string | undefined => findCountry(state, ['en']);

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
  texts: {
    country: {
      message: 'state is the name of the country',
      remedy: 'This is the country. Enter the state, province or region.',
    },
    other: {
      message: 'state is a subdivision of {country}, and not of country',
      remedy: 'This state is in another country ({country:name}). Check the state and the country.',
    },
    postalCode: {
      message: 'state is the same as postal_code',
      remedy: 'This is the postal code. Enter the state, province or region.',
    },
  },
  within: ['registered_address', 'business_owners.*.address'],
  load: loadAllSubdivisions,
  reads: { state: isText, country: isText, postal_code: isAnything },
  check({ state, country: text, postal_code }, { memoize, report, table: { subdivisions } }) {
    const country = memoize(countryOf, text) ?? '';
    const match = findSubdivision(subdivisions, country, state);
    if (match?.by !== 'none') return;
    if (match.closest) report(['state'], { ...match.closest });
    else if (state === postal_code) report(['state'], 'postalCode');
    else if (withStates.has(country)) {
      const other = otherCountryOf(state, subdivisions);
      if (memoize(countryNamed, state) === country) report(['state'], 'country');
      else if (other !== undefined) report(['state'], 'other', { country: other });
    }
  },
  fix({ state, country }, { table: { subdivisions } }) {
    const match = findSubdivision(subdivisions, countryOf(country) ?? '', state);
    const { name = '' } = (match?.by === 'none' && match.closest) || {};
    return name === '' ? [] : [{ path: ['state'], value: name }];
  },
});
