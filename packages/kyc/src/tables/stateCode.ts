import { defineRule } from '@passmuster/findings';
import { isAnything, isCountryCode, isOneOf, isText } from '../guards.ts';
import { matchSubdivision } from './subdivisions.ts';

const source = { title: 'ISO 3166-2', url: 'https://www.iso.org/iso-3166-country-codes.html' };
const data = [{ name: 'ISO 3166-2 (iso-3166 4.4.0)', asOf: '2026-03-05' }];
const within = ['registered_address', 'business_owners.*.address'];

/** City-states whose addresses have no state, whatever ISO 3166-2 divides them into (3). */
const cityStates = ['MC', 'SG', 'VA'] as const;
const isCityState = /* @__PURE__ */ isOneOf(cityStates);

/**
 * A state is an ISO 3166-2 subdivision of its country: `NG-LA`, `LA` or its name. Where it is none, the
 * code that comes closest is suggested, else any code as an example.
 */
export const stateCode = defineRule({
  id: 'address/state-code',
  severity: 'warning',
  basis: 'standard',
  source,
  data,
  message: 'state is no ISO 3166-2 subdivision of the country; {code} is one',
  remedy: 'Check the state or province. Send its code, such as {code}',
  within,
  reads: { state: isText, country: isCountryCode },
  check({ state, country }, { report }) {
    if (isCityState(country)) return;
    const match = matchSubdivision(country, state);
    if (match?.by === 'none') report(['state'], { code: match.code });
  },
});

/** The API asks for a “state or province code”; a name is taken too, and its code shown. */
export const stateName = defineRule({
  id: 'address/state-name',
  severity: 'info',
  basis: 'standard',
  source,
  data,
  message: 'state is the name of a subdivision; its ISO 3166-2 code is {code}',
  remedy: 'Better send the code {code} than the name',
  within,
  reads: { state: isText, country: isCountryCode },
  check({ state, country }, { report }) {
    if (isCityState(country)) return;
    const match = matchSubdivision(country, state);
    if (match?.by === 'name') report(['state'], { code: match.code });
  },
});

/**
 * The API requires a state also of addresses that have none. The city repeated is what is usual, and
 * nothing is filled in unasked. SPEC-GAP 15.
 */
export const stateOfCity = defineRule({
  id: 'address/state-of-city',
  severity: 'info',
  basis: 'practice',
  source: { title: 'UPU, Postal addressing systems' },
  gap: 15,
  data,
  message: 'Addresses in {country} have no state, although the API requires one',
  remedy: 'There is no state in {country}: repeat the city, as is usual there',
  within,
  reads: { state: isText, city: isAnything, country: isCityState },
  check({ state, city, country }, { report }) {
    if (state === city) return;
    if (matchSubdivision(country, state)?.by !== 'code') report(['state'], { country });
  },
});
