import { countryCodes } from '../codes/countryCode.generated.ts';
import { choice } from '../scalar/choice.ts';

/** An ISO 3166-1 alpha-2 code from the API's list, which lacks some countries. SPEC-GAP 13. */
export const CountryCodeSchema = /* @__PURE__ */ choice(
  countryCodes,
  'Choose a country from the list',
);
