/** What people of a country call the parts of an application, where it isn't the general word. */
export interface CountryWords {
  readonly state?: string;
  readonly postcode?: string;
  readonly postcodeHint?: string;
  readonly taxId?: string;
  readonly taxIdExample?: string;
  readonly registrationNumber?: string;
  readonly registrationExample?: string;
  /** Documents by their `doc_type`. */
  readonly documents?: Readonly<Record<string, string>>;
}

/**
 * Sources: Corporate Affairs Commission and Nomba (NG), CIPC forms (ZA), Registrar of Companies (GH),
 * Business Registration Service (KE), Companies House (GB), IRS (US), Receita Federal (BR); read in
 * November 2026.
 */
export const countryWords: Readonly<Record<string, CountryWords>> = {
  NG: {
    state: 'State',
    taxId: 'Tax ID (TIN)',
    taxIdExample: '23227964-0001',
    registrationNumber: 'RC number',
    registrationExample: 'RC 1726083',
    documents: {
      BUSINESS_FORMATION: 'CAC Certificate of Incorporation',
      OWNERSHIP_INFORMATION: 'CAC Status Report',
      PROOF_OF_TAX_IDENTIFICATION: 'TIN certificate',
    },
  },
  GH: {
    state: 'Region',
    postcode: 'Digital address',
    postcodeHint: 'From GhanaPostGPS.',
    taxId: 'Tax ID (TIN)',
    taxIdExample: 'C0000803561',
    registrationExample: 'CS160152013',
    documents: {
      BUSINESS_FORMATION: 'Certificate of Incorporation',
      OWNERSHIP_INFORMATION: 'Form 3',
      PROOF_OF_TAX_IDENTIFICATION: 'TIN certificate',
    },
  },
  ZA: {
    state: 'Province',
    taxId: 'Income tax reference number',
    registrationNumber: 'Enterprise number',
    registrationExample: '2020/518288/07',
    documents: {
      BUSINESS_FORMATION: 'CoR 14.3, or CK1 of a close corporation',
      OWNERSHIP_INFORMATION: 'Memorandum of Incorporation (CoR 15.1)',
    },
  },
  KE: {
    state: 'County',
    taxId: 'KRA PIN',
    taxIdExample: 'P051365947M',
    registrationExample: 'PVT-7XKLM9Y',
    documents: {
      BUSINESS_FORMATION: 'Certificate of Incorporation',
      OWNERSHIP_INFORMATION: 'CR12',
      PROOF_OF_TAX_IDENTIFICATION: 'KRA PIN certificate',
    },
  },
  US: {
    state: 'State',
    postcode: 'ZIP code',
    taxId: 'Tax ID (EIN)',
    taxIdExample: '91-1144442',
    registrationNumber: 'State file number',
    documents: {
      BUSINESS_FORMATION: 'Articles of Incorporation or Organization',
      OWNERSHIP_INFORMATION: 'Operating Agreement or bylaws',
      PROOF_OF_TAX_IDENTIFICATION: 'IRS letter CP 575 or 147C',
    },
  },
  GB: {
    state: 'Nation or county',
    postcode: 'Postcode',
    taxId: 'Unique Taxpayer Reference (UTR)',
    registrationNumber: 'Company number',
    registrationExample: '09506232',
    documents: { BUSINESS_FORMATION: 'Certificate of Incorporation' },
  },
  BR: { state: 'State', postcode: 'CEP', taxId: 'CNPJ', taxIdExample: '16.727.230/0001-97' },
  PT: { state: 'District', taxId: 'NIPC' },
  FR: { state: 'Region', taxId: 'SIREN' },
  CA: { state: 'Province or territory' },
  IE: { state: 'County', postcode: 'Eircode' },
  IN: { state: 'State', postcode: 'PIN code' },
};

/** The general names of the documents the form has a slot for. */
const documentNames: Readonly<Record<string, string>> = {
  BUSINESS_FORMATION: 'Certificate of incorporation',
  OWNERSHIP_INFORMATION: 'Ownership document',
  BANK_STATEMENT: 'Bank statement',
  PROOF_OF_TAX_IDENTIFICATION: 'Tax certificate',
  PROOF_OF_ADDRESS: 'Proof of address',
};

/** Returns what a document is called in a country; undefined for a type without a slot. */
export const documentName = (type: string, country: string): string | undefined =>
  countryWords[country]?.documents?.[type] ?? documentNames[type];
