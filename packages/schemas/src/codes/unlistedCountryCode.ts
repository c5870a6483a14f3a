/**
 * ISO 3166-1 alpha-2 codes missing from the API's list, such as Côte d'Ivoire and Hong Kong.
 * Source: ISO 3166-1, the 249 assigned codes less the 195 of the list (54 values). SPEC-GAP 13.
 */
const unlisted =
  'AI AQ AS AW AX BL BM BQ BV CC CI CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP ' +
  'MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TF TK UM VG VI WF YT';

/** The same codes as a list. */
export const unlistedCountryCodes: readonly string[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ unlisted.split(' '),
);

/**
 * Returns true for a country that exists but is not in the API's list.
 *
 * @example
 * isUnlistedCountry('CI') // true
 * isUnlistedCountry('NG') // false
 * isUnlistedCountry('XX') // false
 */
export const isUnlistedCountry = (code: unknown): boolean =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && unlisted.includes(code);
