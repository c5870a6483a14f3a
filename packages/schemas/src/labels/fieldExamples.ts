import type { FieldName } from './checklistLabels.ts';

type Examples = Readonly<Partial<Record<FieldName, string>>>;

/** What a field may look like, where that is the same in every country. */
export const examples: Examples = { business_website: 'https://example.com' };

/**
 * What a field may look like, by ISO 3166-1 alpha-2 code.
 *
 * Sources: Corporate Affairs Commission and Nomba (NG), CIPC forms (ZA), Registrar of Companies (GH),
 * Business Registration Service (KE), Companies House (GB), IRS (US), Receita Federal (BR); read in
 * November 2026.
 */
export const examplesIn: Readonly<Record<string, Examples>> = {
  BR: { tax_identification_number: '16.727.230/0001-97' },
  GB: { registration_number: '09506232' },
  GH: { registration_number: 'CS160152013', tax_identification_number: 'C0000803561' },
  KE: { registration_number: 'PVT-7XKLM9Y', tax_identification_number: 'P051365947M' },
  NG: { registration_number: 'RC 1726083', tax_identification_number: '23227964-0001' },
  US: { tax_identification_number: '91-1144442' },
  ZA: { registration_number: '2020/518288/07' },
};
