import type { Company, Person, Place } from './company.ts';

const businessTypes: Readonly<Record<string, string>> = {
  B: 'B_CORPORATION',
  C: 'C_CORPORATION',
  S: 'S_CORPORATION',
  CC: 'CLOSE_CORPORATION',
  COOP: 'COOPERATIVE',
  GP: 'GENERAL_PARTNERSHIP',
  LP: 'LIMITED_PARTNERSHIP',
  LLP: 'LIMITED_LIABILITY_PARTNERSHIP',
  LLC: 'LIMITED_LIABILITY_COMPANY',
  NPC: 'NONPROFIT_CORPORATION',
  SOLE: 'SOLE_PROPRIETORSHIP',
  TRUST: 'TRUST',
  NONUS: 'NON_US',
};

const revenues: Readonly<Record<string, string>> = {
  '<100k': 'UNDER_HUNDRED_THOUSAND',
  '100k-1M': 'HUNDRED_THOUSAND_TO_MILLION',
  '1M-10M': 'MILLION_TO_TEN_MILLION',
  '10M-50M': 'TEN_MILLION_TO_FIFTY_MILLION',
  '50M-100M': 'FIFTY_MILLION_TO_HUNDRED_MILLION',
  '>100M': 'OVER_HUNDRED_MILLION',
};

/** Splits a line into cells; throws if there are not exactly `count`, because a shifted cell would go unnoticed. */
function cells(line: string, separator: '|' | ';', count: number): readonly string[] {
  const found = line.split(separator).map((cell) => cell.trim());
  if (found.length !== count)
    throw new Error(`${count} cells expected, ${found.length} found: ${line}`);
  return found;
}

function readPlace(text: string): Place {
  const [street1 = '', street2 = '', city = '', state = '', postalCode = ''] = cells(text, ';', 5);
  // The API requires a state; applicants of countries without one repeat the city.
  return { street1, street2, city, state: state || city, postalCode };
}

function readPerson(line: string): Person {
  const [name = '', born = '', role = '', passport = '', phone = '', email = '', address = ''] =
    cells(line.slice(2), '|', 7);
  const [firstName = '', lastName = firstName] = name.split(';').map((part) => part.trim());
  const [, share, title = '', roles = ''] =
    /^([\d.]+) (.+?)((?: control| signer)*)$/.exec(role) ?? [];
  const [number = '', nationality = ''] = passport.split(' ');
  const at = address.lastIndexOf(';');
  return {
    firstName,
    lastName,
    born,
    share: Number(share),
    title,
    isControlPerson: roles.includes('control'),
    isSigner: roles.includes('signer'),
    passport: number,
    nationality,
    phone,
    email,
    home: readPlace(address.slice(0, at)),
    homeCountry: address.slice(at + 1).trim(),
  };
}

function readCompany(block: string, country: string, number: number): Company {
  const [head = '', office = '', register = '', nature = '', explanation = '', ...people] =
    block.split('\n');
  const [name = '', tradingName = '', form = '', website = '', email = '', phone = ''] = cells(
    head,
    '|',
    6,
  );
  const [registrationNumber = '', registered = '', taxNumber = '', industry = '', ...rest] = cells(
    register,
    '|',
    10,
  );
  const [purpose = '', sourceOfFunds = '', income = '', payments = '', revenue = '', flag = ''] =
    rest;
  return {
    id: `${country.toLowerCase()}-${number}`,
    country,
    name,
    tradingName,
    businessType: businessTypes[form] ?? '',
    website,
    email,
    phone,
    office: readPlace(office),
    registrationNumber,
    registered,
    taxNumber,
    industry,
    purpose,
    sourceOfFunds,
    monthlyIncome: Number(income),
    monthlyPayments: Number(payments),
    revenue: revenues[revenue] ?? '',
    isMoneyService: flag === 'money',
    isDao: flag === 'dao',
    nature,
    explanation,
    people: people.map(readPerson),
  };
}

/**
 * Reads companies of one country, numbered from `first`, a block of lines each, with a blank line between two:
 *
 * 1. name | trading name | business type | website | email | phone
 * 2. street1 ; street2 ; city ; state ; postal code
 * 3. registration number | date | tax number | industry | purpose | source of funds |
 *    income a month (local) | payments a month (USD) | revenue a year (USD) | `money`, `dao` or nothing
 * 4. nature of the business
 * 5. explanation of the account's purpose
 * 6. and on, a person each: - first ; last name | date of birth | share, title, `control`, `signer` |
 *    passport, nationality | phone | email | address as in 2 ; country
 */
export const readCompanies = (country: string, text: string, first: number): readonly Company[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block, index) => readCompany(block, country, first + index));
