import type { Rule, Source } from '@passmuster/findings';

const nuban: Source = {
  title: 'CBN, Revised Standards on NUBAN Scheme for Banks and Other Financial Institutions (2020)',
};
const practice: Source = { title: 'Payout practice in Nigeria' };

export const ngnTenDigitsRule: Rule<'bank/ngn-ten-digits'> = {
  id: 'bank/ngn-ten-digits',
  severity: 'warning',
  basis: 'standard',
  source: nuban,
  message: 'A Nigerian account number (NUBAN) has exactly 10 digits',
  remedy: 'Check that no digit is missing or doubled, and keep leading zeros',
};

/** The commonest mistake there is: eleven digits beginning 070, 080, 081, 090 or 091, or the same with 234. */
export const ngnPhoneNumberRule: Rule<'bank/ngn-phone-number'> = {
  id: 'bank/ngn-phone-number',
  severity: 'warning',
  basis: 'practice',
  source: practice,
  message: 'The account number has the form of a Nigerian mobile phone number',
  remedy: 'Ask for the 10-digit account number; at a wallet such as OPay it is shown in the app',
};

export const nubanCheckDigitRule: Rule<'bank/nuban-check-digit'> = {
  id: 'bank/nuban-check-digit',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'CBN, Proposals on the Implementation of NUBAN Scheme v0.4 (2010)',
    section: '2a; revised 2020 for other institutions',
  },
  message: 'The last digit of the account number does not fit the bank code',
  remedy: 'Compare the account number and the bank with a statement: a digit or the bank is wrong',
};

/** A random number fits about one bank in ten, so that this is a hint and no proof. */
export const banksFittingRule: Rule<'bank/nuban-banks-fitting'> = {
  id: 'bank/nuban-banks-fitting',
  severity: 'info',
  basis: 'standard',
  source: nuban,
  message: 'By its check digit the account number could be at: {banks}',
  remedy: 'Check whether the account is at one of these banks',
};

export const nubanNotCheckableRule: Rule<'bank/nuban-not-checkable'> = {
  id: 'bank/nuban-not-checkable',
  severity: 'info',
  basis: 'standard',
  source: nuban,
  message: 'The bank code is not one the check digit can be computed from, so it was not checked',
  remedy: 'Compare the account number with a statement',
};

export const ngnBankCodeRule: Rule<'bank/ngn-bank-code'> = {
  id: 'bank/ngn-bank-code',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'CBN and NIBSS institution codes' },
  message: 'A Nigerian bank code has 3, 5 or 6 digits',
  remedy: 'Enter the code of the bank, such as 058, with its leading zeros',
};

/** Guides disagree on whether every account of a wallet is a phone number: so a note, nothing more. */
const wallets: Source = {
  title: 'Published guides to OPay and PalmPay, which disagree in part',
  url: 'https://blogses.com/2020/08/31/how-do-you-add-money-to-your-opay-app-account/',
};

export const ngnWalletRule: Rule<'bank/ngn-wallet'> = {
  id: 'bank/ngn-wallet',
  severity: 'info',
  basis: 'practice',
  source: wallets,
  message:
    'A wallet: its account numbers are mostly phone numbers without the first 0, and carry no check digit',
  remedy: 'Read the account number back to its owner',
};

/** Said only beside a check digit that fails, as many account numbers begin with these digits too. */
export const ngnPhoneWithoutZeroRule: Rule<'bank/ngn-phone-without-zero'> = {
  id: 'bank/ngn-phone-without-zero',
  severity: 'info',
  basis: 'practice',
  source: wallets,
  message:
    'The account number has the form of a mobile phone number without its first 0, as wallets use',
  remedy:
    'Ask whether the account is at a wallet such as OPay or PalmPay, and choose that as the bank',
};
