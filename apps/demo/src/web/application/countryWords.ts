/** What people of a country call the fields, where it isn't the general word. Documents are named by the review. */
export interface CountryWords {
  readonly state?: string;
  readonly postcode?: string;
  readonly postcodeHint?: string;
  readonly taxId?: string;
  readonly taxIdExample?: string;
  readonly registrationNumber?: string;
  readonly registrationExample?: string;
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
  },
  GH: {
    state: 'Region',
    postcode: 'Digital address',
    postcodeHint: 'From GhanaPostGPS.',
    taxId: 'Tax ID (TIN)',
    taxIdExample: 'C0000803561',
    registrationExample: 'CS160152013',
  },
  ZA: {
    state: 'Province',
    taxId: 'Income tax reference number',
    registrationNumber: 'Enterprise number',
    registrationExample: '2020/518288/07',
  },
  KE: {
    state: 'County',
    taxId: 'KRA PIN',
    taxIdExample: 'P051365947M',
    registrationExample: 'PVT-7XKLM9Y',
  },
  US: {
    state: 'State',
    postcode: 'ZIP code',
    taxId: 'Tax ID (EIN)',
    taxIdExample: '91-1144442',
    registrationNumber: 'State file number',
  },
  GB: {
    state: 'Nation or county',
    postcode: 'Postcode',
    taxId: 'Unique Taxpayer Reference (UTR)',
    registrationNumber: 'Company number',
    registrationExample: '09506232',
  },
  BR: { state: 'State', postcode: 'CEP', taxId: 'CNPJ', taxIdExample: '16.727.230/0001-97' },
  PT: { state: 'District', taxId: 'NIPC' },
  FR: { state: 'Region', taxId: 'SIREN' },
  CA: { state: 'Province or territory' },
  IE: { state: 'County', postcode: 'Eircode' },
  IN: { state: 'State', postcode: 'PIN code' },
};
