import type { BusinessType } from '@passmuster/schemas';
import type { LegalFamily } from '../../tables/legalForm/legalFormInName.ts';

const partnerships = [
  'GENERAL_PARTNERSHIP',
  'LIMITED_PARTNERSHIP',
  'LIMITED_LIABILITY_PARTNERSHIP',
] as const;
const corporations = ['B_CORPORATION', 'C_CORPORATION', 'S_CORPORATION'] as const;
const notCompanies = [...partnerships, 'SOLE_PROPRIETORSHIP', 'TRUST'] as const;
const companies = [...corporations, 'LIMITED_LIABILITY_COMPANY', 'CLOSE_CORPORATION'] as const;

const notPartnerships = [
  'SOLE_PROPRIETORSHIP',
  'TRUST',
  'COOPERATIVE',
  'NONPROFIT_CORPORATION',
] as const;

/** The legal forms that a name with an ending such as `Ltd` or `LLP` contradicts. */
const contradicted: Readonly<Partial<Record<LegalFamily, readonly BusinessType[]>>> = {
  'limited-company': notCompanies,
  'corporation-us': [...notCompanies, 'LIMITED_LIABILITY_COMPANY'],
  'llc-us': [...notCompanies, 'B_CORPORATION', 'C_CORPORATION', 'CLOSE_CORPORATION'],
  'close-corporation': [...notCompanies, 'COOPERATIVE', 'NONPROFIT_CORPORATION'],
  llp: [...companies, 'GENERAL_PARTNERSHIP', ...notPartnerships],
  lp: [...companies, 'GENERAL_PARTNERSHIP', ...notPartnerships],
  cooperative: ['SOLE_PROPRIETORSHIP', 'TRUST'],
  nonprofit: [...partnerships, 'SOLE_PROPRIETORSHIP'],
  sole: [...companies, ...partnerships, 'TRUST', 'COOPERATIVE', 'NONPROFIT_CORPORATION'],
};

/** Returns true if a name with an ending of this family contradicts a legal form. */
export const contradicts = (family: LegalFamily | undefined, type: BusinessType): boolean =>
  family !== undefined && contradicted[family]?.includes(type) === true;

/** The only legal form of a family of endings. A company with `Ltd` or `Inc` may have several. */
const formOf: Readonly<Partial<Record<LegalFamily, BusinessType>>> = {
  'close-corporation': 'CLOSE_CORPORATION',
  llp: 'LIMITED_LIABILITY_PARTNERSHIP',
  lp: 'LIMITED_PARTNERSHIP',
  'llc-us': 'LIMITED_LIABILITY_COMPANY',
};

/** Returns the legal form that a name with an ending of this family says; undefined if there are several. */
export const onlyFormOf = (family: LegalFamily | undefined): BusinessType | undefined =>
  family && formOf[family];
