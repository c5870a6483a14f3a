/** What the account is for. Source: API spec 1.0.0, Business customer, `account_purpose` (11 values). */
export const accountPurposes = [
  'CHARITABLE_DONATIONS',
  'ECOMMERCE_RETAIL_PAYMENTS',
  'INVESTMENT_PURPOSES',
  'OPERATING_A_COMPANY',
  'PAYMENTS_TO_FRIENDS_OR_FAMILY_ABROAD',
  'OTHER',
  'PERSONAL_OR_LIVING_EXPENSES',
  'PROTECT_WEALTH',
  'PURCHASE_GOODS_AND_SERVICES',
  'RECEIVE_PAYMENT_FOR_FREELANCING',
  'RECEIVE_SALARY',
] as const;
export type AccountPurpose = (typeof accountPurposes)[number];
