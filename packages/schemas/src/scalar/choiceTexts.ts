import type { RuleTexts } from '@passmuster/findings';

/*
 * Texts that name the choices of each list of at most 8 values: the values for developers, their labels for people.
 * As in `texts.ts`, the remedy is also valibot's message.
 */

const message = 'The API accepts only {choices} here';

export const customerTypeText = {
  message,
  remedy: 'Choose business.',
} as const satisfies RuleTexts;

export const assetTypeText = {
  message,
  remedy: 'Choose stablecoin or fiat currency.',
} as const satisfies RuleTexts;

export const networkText = {
  message,
  remedy: 'Choose Ethereum (ERC-20) or Polygon.',
} as const satisfies RuleTexts;

export const payoutCurrencyText = {
  message,
  remedy:
    'Payouts go only to accounts in Nigerian naira (NGN) or South African rand (ZAR). Choose the account’s own currency, or leave the account out.',
} as const satisfies RuleTexts;

export const walletStatusText = {
  message,
  remedy: 'Choose active, pending or suspended.',
} as const satisfies RuleTexts;

export const proofKindText = {
  message,
  remedy:
    'Choose utility bill, bank statement, tax document, letter from a government office or rental agreement.',
} as const satisfies RuleTexts;

export const annualRevenueText = {
  message,
  remedy: 'Choose under $100,000, up to $1, $10, $50 or $100 million, or over $100 million.',
} as const satisfies RuleTexts;
