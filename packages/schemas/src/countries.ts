export { type CountryCode, countryCodes } from './codes/countryCode.generated.ts';
export { countryCurrency } from './codes/countryCurrency.ts';
export { isUnlistedCountry, unlistedCountryCodes } from './codes/unlistedCountryCode.ts';
export { countryName } from './countries/countryName.ts';
export { type CountryOption, countryOptions } from './countries/countryOptions.ts';
export { findCountry } from './countries/findCountry.ts';
