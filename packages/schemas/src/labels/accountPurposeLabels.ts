import type { AccountPurpose } from '../codes/accountPurpose.generated.ts';
import type { Label } from './label.ts';

/** The account purposes, as a form shows them. */
export const accountPurposeLabels: Readonly<Record<AccountPurpose, Label>> = {
  CHARITABLE_DONATIONS: { label: 'Charitable donations' },
  ECOMMERCE_RETAIL_PAYMENTS: { label: 'E-commerce and retail payments' },
  INVESTMENT_PURPOSES: { label: 'Investment purposes' },
  OPERATING_A_COMPANY: { label: 'Operating a company' },
  PAYMENTS_TO_FRIENDS_OR_FAMILY_ABROAD: { label: 'Payments to friends or family abroad' },
  OTHER: { label: 'Other' },
  PERSONAL_OR_LIVING_EXPENSES: { label: 'Personal or living expenses' },
  PROTECT_WEALTH: { label: 'Protecting wealth' },
  PURCHASE_GOODS_AND_SERVICES: { label: 'Buying goods and services' },
  RECEIVE_PAYMENT_FOR_FREELANCING: { label: 'Receiving payment for freelance work' },
  RECEIVE_SALARY: { label: 'Receiving a salary' },
};
