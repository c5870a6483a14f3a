import { findCountry } from '@passmuster/schemas/countries';
import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { shortText } from '../../rule/shortText.ts';
import { hasClosedStates } from '../../tables/postal/closedStates.ts';
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

/** Returns true if a text is a state of the country: by its code, a name, or a name that has no code. */
const isState = (
  subdivisions: Readonly<Record<string, string>>,
  country: string,
  text: unknown,
): boolean =>
  /^(?:code|name|region)$/.test(findSubdivision(subdivisions, country, shortText(text))?.by ?? '');

/**
 * Returns true for a text in Latin letters without a word that names a state, in a country whose list is closed. A state in
 * the field beside it is left to the rule about swapped fields.
 */
function isOutsideClosedList(
  subdivisions: Readonly<Record<string, string>>,
  country: string,
  state: string,
  beside: Readonly<Record<'city' | 'postal_code', unknown>>,
): boolean {
  if (!hasClosedStates(country) || !/^(?=.*\p{L}{2})[\p{Script=Latin}\P{L}]+$/u.test(state))
    return false;
  // Mexico has other lists of two letters, such as that of the CURP.
  if (country === 'MX' && state.trim().length < 3) return false;
  const words = state.slice(0, 100).split(/[^\p{L}]+/u);
  return ![...words.filter((word) => word.length > 1), beside.city, beside.postal_code].some(
    (text) => isState(subdivisions, country, text),
  );
}

const countryNamed = (state: string): string | undefined => findCountry(state, ['en']);

/**
 * A misspelled state or province of the country, such as `Westen Cape`. A name that resembles none is
 * reported only in countries whose list of states is closed: others write addresses with names that ISO 3166-2 doesn't have.
 */
export const stateCode = defineRule({
  id: 'postal/state-code',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'ISO 3166-2', url: 'https://www.iso.org/iso-3166-country-codes.html' },
  data: ({ version }) => [version],
  message: 'state is not an ISO 3166-2 subdivision of the country, but is close to {name} ({code})',
  remedy: 'This isn’t a state or province of this country. Did you mean {name}?',
  texts: {
    closed: {
      message: 'state is not a subdivision of {country}, whose list is closed',
      remedy:
        'This isn’t a state or province of {country:name}. Check the spelling and the country.',
    },
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
  reads: { state: isText, country: isText, city: isAnything, postal_code: isAnything },
  check({ state, country: text, ...beside }, { memoize, report, table: { subdivisions } }) {
    const country = memoize(countryOf, text) ?? '';
    const match = findSubdivision(subdivisions, country, state);
    if (match?.by !== 'none') return;
    if (match.closest) report(['state'], { ...match.closest });
    else if (state === beside.postal_code) report(['state'], 'postalCode');
    else if (withStates.has(country)) {
      const other = otherCountryOf(state, subdivisions);
      if (memoize(countryNamed, state) === country) report(['state'], 'country');
      else if (other !== undefined) report(['state'], 'other', { country: other });
      else if (isOutsideClosedList(subdivisions, country, state, beside)) {
        report(['state'], 'closed', { country });
      }
    }
  },
  fix({ state, country }, { table: { subdivisions } }) {
    const match = findSubdivision(subdivisions, countryOf(country) ?? '', state);
    const { name = '' } = (match?.by === 'none' && match.closest) || {};
    return name === '' ? [] : [{ path: ['state'], value: name }];
  },
});
