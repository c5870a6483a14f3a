/** Examples and hints of fields whose content differs by country. Their labels are those of the country. */
interface CountryWords {
  readonly postcodeHint?: string;
  readonly taxIdExample?: string;
  readonly registrationExample?: string;
}

/**
 * Sources: Corporate Affairs Commission and Nomba (NG), CIPC forms (ZA), Registrar of Companies (GH),
 * Business Registration Service (KE), Companies House (GB), IRS (US), Receita Federal (BR); read in
 * November 2026.
 */
export const countryWords: Readonly<Record<string, CountryWords>> = {
  NG: { taxIdExample: '23227964-0001', registrationExample: 'RC 1726083' },
  GH: {
    postcodeHint: 'From GhanaPostGPS.',
    taxIdExample: 'C0000803561',
    registrationExample: 'CS160152013',
  },
  ZA: { registrationExample: '2020/518288/07' },
  KE: { taxIdExample: 'P051365947M', registrationExample: 'PVT-7XKLM9Y' },
  US: { taxIdExample: '91-1144442' },
  GB: { registrationExample: '09506232' },
  BR: { taxIdExample: '16.727.230/0001-97' },
};
