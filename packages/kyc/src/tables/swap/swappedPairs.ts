import type { SwapTables } from './swapTables.ts';

/** What a pair is compared with. */
export interface SwapContext {
  /** Of the address, or of the registered address. */
  readonly country: string;
  readonly asOf: string;
  readonly table: SwapTables;
}

/** Two fields that people confuse. */
export interface SwappedPair {
  readonly fields: readonly [string, string];
  /** Returns true if each value fits the other field, and at least one doesn't fit its own. */
  areSwapped(first: string, second: string, context: SwapContext): boolean;
}

/** Countries whose states have no cities of the same name, or only those that are listed. */
const cityStates: Readonly<Record<string, readonly string[]>> = {
  AT: ['AT-9', 'AT-5'],
  AU: [],
  BR: ['BR-SP', 'BR-RJ'],
  CA: ['CA-QC'],
  DE: ['DE-BE', 'DE-HB', 'DE-HH'],
  IN: ['IN-DL', 'IN-CH', 'IN-PY', 'IN-GA'],
  US: ['US-NY', 'US-WA', 'US-DC', 'US-OK', 'US-IA', 'US-KS', 'US-IN', 'US-UT', 'US-MO'],
  ZA: [],
};

const website = /^(?:https?:\/\/|www\.)\S+$|^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i;
const email = /^(?:mailto:)?[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/i;

/** Returns the code of the state that a text names. */
function stateOf(text: string, { country, table }: SwapContext): string | undefined {
  const found = table.findSubdivision(table.subdivisions, country, text);
  return found?.by === 'code' || found?.by === 'name' ? found.code : undefined;
}

const namesNoState = (text: string, { country, table }: SwapContext): boolean => {
  const found = table.findSubdivision(table.subdivisions, country, text);
  return found?.by === 'none' && found.closest === undefined;
};

const isPostalCode = (text: string, { country, table }: SwapContext): boolean =>
  /\d{2}/.test(text) &&
  table.hasPostalCodeForm(country) &&
  table.checkPostalCode(country, text) === undefined;

const isPlace = (text: string): boolean => /^[^\d]{3,}$/.test(text.trim());

const isPostalCodeBeside = (place: string, code: string, context: SwapContext): boolean =>
  isPlace(code) && isPostalCode(place, context) && !isPostalCode(code, context);

const isTaxId = (text: string, { country, asOf, table }: SwapContext): boolean =>
  table.checkTaxId(table.numbersOf(country).taxIds, text, asOf)?.forms !== undefined;

const isRegisterNumber = (text: string, { country, table }: SwapContext): boolean => {
  const { registrationNumbers } = table.numbersOf(country);
  const found = table.checkRegistrationNumber(registrationNumbers, text);
  const isOpen = registrationNumbers.some(({ others }) => others);
  return found !== undefined && found.problem === undefined && !isOpen;
};

/** The pairs. First and last names are never compared: any name can be either. */
export const swappedPairs = {
  cityState: {
    fields: ['city', 'state'],
    areSwapped(city, state, context) {
      const cities = cityStates[context.country];
      const areLong = city.trim().length > 3 && state.trim().length > 3;
      if (cities === undefined || !areLong || !isPlace(state)) return false;
      const code = stateOf(city, context);
      return code !== undefined && !cities.includes(code) && namesNoState(state, context);
    },
  },
  cityPostalCode: { fields: ['city', 'postal_code'], areSwapped: isPostalCodeBeside },
  statePostalCode: { fields: ['state', 'postal_code'], areSwapped: isPostalCodeBeside },
  streetCity: {
    fields: ['street1', 'city'],
    areSwapped(street, city, context) {
      const [, number = ''] = /^(\d{1,4}[a-z]?),? \p{L}+\.? \p{L}+/iu.exec(city.trim()) ?? [];
      const isStreet = number !== '' && !isPostalCode(number, context);
      return isStreet && isPlace(street) && street.trim().split(/\s+/).length <= 2;
    },
  },
  emailWebsite: {
    fields: ['email', 'business_website'],
    areSwapped: (mail, site) => website.test(mail.trim()) && email.test(site.trim()),
  },
  phoneCallingCode: {
    fields: ['phone', 'phone_country_code'],
    areSwapped: (phone, code) =>
      /^\+\d{1,4}$/.test(phone.trim()) && /^\+\d{7,15}$/.test(code.trim()),
  },
  numbers: {
    fields: ['registration_number', 'tax_identification_number'],
    areSwapped: (register, tax, context) =>
      isTaxId(register, context) &&
      isRegisterNumber(tax, context) &&
      !isTaxId(tax, context) &&
      !isRegisterNumber(register, context),
  },
} as const satisfies Readonly<Record<string, SwappedPair>>;
