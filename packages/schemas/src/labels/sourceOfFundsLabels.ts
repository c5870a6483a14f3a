import type { SourceOfFunds } from '../codes/sourceOfFunds.generated.ts';
import type { Label } from './label.ts';

/** The sources of funds, as a form shows them. Three overlap; their labels differ. SPEC-GAP 8. */
export const sourceOfFundsLabels: Readonly<Record<SourceOfFunds, Label>> = {
  BUSINESS_LOANS: { label: 'Business loans' },
  GRANTS: { label: 'Grants' },
  INTER_COMPANY_FUNDS: { label: 'Inter-company funds' },
  INVESTMENT_PROCEEDS: { label: 'Investment proceeds' },
  LEGAL_SETTLEMENT: { label: 'Legal settlement' },
  OWNERS_CAPITAL: { label: "Owner's capital" },
  PENSION_RETIREMENT: { label: 'Pension or retirement' },
  SALE_OF_ASSETS: { label: 'Sale of assets' },
  SALES_OF_GOODS_AND_SERVICES: { label: 'Sales of goods and services' },
  TAX_REFUND: { label: 'Tax refund' },
  THIRD_PARTY_FUNDS: { label: 'Third-party funds' },
  TREASURY_RESERVES: { label: 'Treasury reserves' },
  ASSETS_SALE: { label: 'Asset sale' },
  BUSINESS_INCOME: { label: 'Business income' },
  CASH_DEPOSITS: { label: 'Cash deposits' },
  COMPANY_FUNDS: { label: 'Company funds' },
  ECOMMERCE_RESELLER: { label: 'E-commerce reselling' },
  GAMBLING_PROCEEDS: { label: 'Gambling proceeds' },
  GIFTS: { label: 'Gifts' },
  GOVERNMENT_BENEFITS: { label: 'Government benefits' },
  INHERITANCE: { label: 'Inheritance' },
  INVESTMENTS_LOANS: { label: 'Investments or loans' },
  SALARY: { label: 'Salary' },
  SALE_OF_ASSETS_REAL_ESTATE: { label: 'Sale of assets: real estate' },
  SAVINGS: { label: 'Savings' },
  SOMEONE_ELSES_FUNDS: { label: "Someone else's funds" },
};
