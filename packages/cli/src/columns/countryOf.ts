import { findCountry } from '@passmuster/schemas/countries';

/** The languages of this program. In others a misspelt name may be that of another country. */
const languages = ['en', 'fr', 'pt', 'pt-PT'];

/** Returns the code of the country that a cell or an argument names. */
export const countryOf = (text: string): string | undefined => findCountry(text, languages);
