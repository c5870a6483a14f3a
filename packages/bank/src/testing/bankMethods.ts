/** CBN, Proposals on the Implementation of NUBAN Scheme v0.4 (2010), section 2a, example 1. */
export const nigerian = {
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Ada Obi',
  account_number: '0000014579',
  bank_name: 'First Bank of Nigeria',
  bank_code: '011',
};

/** A made-up account. */
export const southAfrican = {
  ...nigerian,
  currency: 'ZAR',
  account_number: '1539876240',
  bank_name: 'Capitec',
  bank_code: '470010',
};
