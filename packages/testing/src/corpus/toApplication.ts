import type { Company, Person, Place } from './company.ts';
import { type Carrier, documentImage } from './documentImage.ts';

const callingCodes: Readonly<Record<string, string>> = {
  ...{ NG: '+234', ZA: '+27', GH: '+233', KE: '+254', US: '+1', GB: '+44', RW: '+250', UG: '+256' },
  ...{ TZ: '+255', ZM: '+260', ZW: '+263', BW: '+267', NA: '+264', MZ: '+258', AO: '+244' },
  ...{ SN: '+221', BJ: '+229', CM: '+237', EG: '+20', MA: '+212', TN: '+216', ET: '+251' },
  ...{ MU: '+230', MW: '+265', SL: '+232', AE: '+971', SA: '+966', TR: '+90', IN: '+91' },
  ...{ PK: '+92', BD: '+880', LK: '+94', ID: '+62', MY: '+60', SG: '+65', PH: '+63', TH: '+66' },
  ...{ VN: '+84', JP: '+81', KR: '+82', AU: '+61', NZ: '+64', FR: '+33', DE: '+49', IT: '+39' },
  ...{ ES: '+34', PT: '+351', NL: '+31', BE: '+32', IE: '+353', CH: '+41', PL: '+48', SE: '+46' },
  ...{ RO: '+40', GR: '+30', UA: '+380', EE: '+372', CY: '+357', CA: '+1', MX: '+52', BR: '+55' },
  ...{ CO: '+57', AR: '+54', CL: '+56', PE: '+51', JM: '+1', PA: '+507', CD: '+243', BF: '+226' },
  ...{ ML: '+223', TG: '+228', GM: '+220', LR: '+231', MG: '+261', SC: '+248', LS: '+266' },
  ...{ SZ: '+268', DZ: '+213', CV: '+238', QA: '+974', KW: '+965', BH: '+973', OM: '+968' },
  ...{ JO: '+962', IL: '+972', GE: '+995', AM: '+374', AZ: '+994', KZ: '+7', UZ: '+998' },
  ...{ MN: '+976', NP: '+977', KH: '+855', TW: '+886', BN: '+673', CN: '+86', AT: '+43' },
  ...{ DK: '+45', NO: '+47', FI: '+358', IS: '+354', LU: '+352', MT: '+356', CZ: '+420' },
  ...{ SK: '+421', SI: '+386', HR: '+385', RS: '+381', BG: '+359', HU: '+36', LT: '+370' },
  ...{ LV: '+371', MD: '+373', CR: '+506', GT: '+502', DO: '+1', TT: '+1', BB: '+1', EC: '+593' },
  ...{ BO: '+591', PY: '+595', UY: '+598', FJ: '+679', PG: '+675' },
};

const carriers: readonly Carrier[] = ['link', 'photo', 'link', 'pdf', 'scan', 'link', 'pdf'];
const addressProofs = [
  'UTILITY_BILL',
  'BANK_STATEMENT',
  'RENTAL_AGREEMENT',
  'GOVERNMENT_CORRESPONDENCE',
  'UTILITY_BILL',
];
const extras: readonly (readonly string[])[] = [
  ['PROOF_OF_TAX_IDENTIFICATION'],
  ['SHAREHOLDER_REGISTER', 'DIRECTORS_REGISTRY'],
  [],
  ['PROOF_OF_NATURE_OF_BUSINESS', 'PROOF_OF_TAX_IDENTIFICATION'],
  ['OWNERSHIP_CHART'],
];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countryName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes of countries by their English name, because owners' homes name the country. Replaced codes, as FX for FR, are not codes. */
const codesByName = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
    .map((code) => [countryName.of(code), code] as const),
);

const carrierAt = (at: number): Carrier => carriers[at % carriers.length] ?? 'link';

const addressOf = ({ street1, street2, city, state, postalCode }: Place) => ({
  street1,
  ...(street2 === '' ? {} : { street2 }),
  city,
  state,
  postal_code: postalCode,
});

/** Register extracts often have formation and owners on one page, so every sixth applicant sends one file for both. */
function businessDocuments(company: Company, turn: number) {
  const types = [
    'BUSINESS_FORMATION',
    'OWNERSHIP_INFORMATION',
    'BANK_STATEMENT',
    ...(extras[turn % extras.length] ?? []),
    ...(company.isMoneyService ? ['FLOW_OF_FUNDS', 'OTHER'] : []),
  ];
  return types.map((type, at) => {
    const isExtract = turn % 6 === 0 && at < 2;
    const file = `${company.id}/${isExtract ? 'register-extract' : type.toLowerCase().replaceAll('_', '-')}`;
    const paper = {
      issuer: type === 'BANK_STATEMENT' ? 'Corporate Banking' : `Register ${company.country}`,
      title: isExtract ? 'Register extract' : type.replaceAll('_', ' '),
      rows: [
        ['Name', company.name],
        ['Number', company.registrationNumber],
        ['Date', company.registered],
        ['Address', company.office.street1],
      ],
      closing: `${company.office.city}, ${company.registered}`,
    } as const;
    return {
      doc_type: type,
      ...(turn % 4 === 0 ? { sub_type: '' } : {}),
      doc_image: documentImage(carrierAt(turn + (isExtract ? 0 : at)), file, paper),
      doc_country: company.country,
    };
  });
}

function toOwner(company: Company, person: Person, turn: number) {
  const file = `${company.id}/${person.passport.toLowerCase()}`;
  const identity = (side: string) => ({
    issuer: `Passport ${person.nationality}`,
    title: side,
    rows: [
      ['Surname', person.lastName],
      ['Given names', person.firstName],
      ['Number', person.passport],
      ['Date of birth', person.born],
    ] as const,
    closing: person.nationality,
  });
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone_number: person.phone,
    date_of_birth: person.born,
    relationship_establishment_date: company.registered,
    ownership_percentage: person.share,
    is_control_person: person.isControlPerson,
    is_signer: person.isSigner,
    is_beneficial_owner: person.share >= 25,
    title: person.title,
    address: { ...addressOf(person.home), country: person.homeCountry },
    id_number: person.passport,
    nationality: person.nationality,
    front_image: documentImage('link', `${file}-front`, identity('Front')),
    ...(turn % 3 === 0
      ? { back_image: documentImage('link', `${file}-back`, identity('Back')) }
      : {}),
    supporting_documents: [
      {
        doc_type: 'PROOF_OF_ADDRESS',
        sub_type: addressProofs[turn % addressProofs.length],
        doc_image: documentImage(carrierAt(turn + 3), `${file}-address`, {
          ...identity('Proof of address'),
          closing: person.home.street1,
        }),
        doc_country: codesByName.get(person.homeCountry) ?? company.country,
      },
    ],
  };
}

/**
 * Returns the body of `POST /business-customers`; `turn` varies which documents are sent, and in which form. The calling
 * code is that of the country, unless it is given.
 */
export function toApplication(
  company: Company,
  turn: number,
  callingCode = callingCodes[company.country] ?? '',
) {
  const [contact] = company.people;
  return {
    customer_type: 'business',
    business_name: company.name,
    business_type: company.businessType,
    business_website: company.website,
    email: company.email,
    phone: company.phone,
    account_purpose: company.purpose,
    source_of_funds: company.sourceOfFunds,
    expected_monthly_income: company.monthlyIncome,
    industry: company.industry,
    registered_address: { ...addressOf(company.office), country: company.country },
    trading_name: company.tradingName,
    nature_of_business: company.nature,
    contact_person_email: contact?.email ?? company.email,
    contact_person_phone: contact?.phone ?? company.phone,
    estimated_annual_revenue_usd: company.revenue,
    operates_in_prohibited_countries: false,
    is_dao: company.isDao,
    conducts_money_services: company.isMoneyService,
    registration_number: company.registrationNumber,
    registration_date: company.registered,
    tax_identification_number: company.taxNumber,
    phone_country_code: callingCode,
    account_purpose_explanation: company.explanation,
    expected_monthly_payments_usd: company.monthlyPayments,
    business_owners: company.people.map((person, at) => toOwner(company, person, turn + at)),
    documents: businessDocuments(company, turn),
  };
}
