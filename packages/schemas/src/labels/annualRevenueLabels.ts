import type { AnnualRevenue } from '../codes/annualRevenue.generated.ts';
import type { Label } from './label.ts';

/** The revenue bands, as a form shows them. */
export const annualRevenueLabels: Readonly<Record<AnnualRevenue, Label>> = {
  UNDER_HUNDRED_THOUSAND: { label: 'Under $100,000' },
  HUNDRED_THOUSAND_TO_MILLION: { label: '$100,000 to $1 million' },
  MILLION_TO_TEN_MILLION: { label: '$1 million to $10 million' },
  TEN_MILLION_TO_FIFTY_MILLION: { label: '$10 million to $50 million' },
  FIFTY_MILLION_TO_HUNDRED_MILLION: { label: '$50 million to $100 million' },
  OVER_HUNDRED_MILLION: { label: 'Over $100 million' },
};
