import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

const branchCodes: Source = {
  title: 'Universal branch codes of South African banks, read 2026-11-21',
  url: 'https://help.netcash.co.za/docs/account-profile/account/tools',
};
const lengths: Source = {
  title: 'Account number lengths of South African banks, read 2026-11-21',
  url: 'https://support.peachpayments.com/support/solutions/articles/47001098763',
};

export const zarDigitsRule: Rule<'bank/zar-digits', 'card'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/zar-digits',
  severity: 'warning',
  basis: 'practice',
  source: lengths,
  message: "The South African account number isn't 6 to 11 digits and nothing else",
  remedy:
    'A South African account number has 6 to 11 digits. Enter the digits only, without the branch code.',
  texts: {
    card: {
      message: 'The South African account number has the 16 digits and the check digit of a card',
      remedy: 'This looks like a card number. Enter the account number.',
    },
  },
});

export const zarLengthRule: Rule<'bank/zar-length'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/zar-length',
  severity: 'warning',
  basis: 'practice',
  source: lengths,
  message: 'The account number has another length than those at {bank}, {digits} digits',
  remedy: 'Account numbers at {bank} have {digits} digits. Check the number and the bank.',
});

/** Ten digits that begin 06, 07 or 08, or the same with 27. */
export const zarPhoneNumberRule: Rule<'bank/zar-phone-number'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/zar-phone-number',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'ICASA, Numbering Plan Regulations, 2016',
    section: 'Mobile services: 06, 07, 08',
  },
  message: 'The account number looks like a South African mobile phone number',
  remedy: 'This looks like a phone number. Enter the account number, which the bank’s app shows.',
});

/** `named` is reported only beside the name of a bank whose branch codes all begin otherwise, or for a placeholder. */
export const zarBranchCodeRule: Rule<'bank/zar-branch-code', 'named'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/zar-branch-code',
  severity: 'warning',
  basis: 'practice',
  source: branchCodes,
  message: "The South African branch code doesn't have exactly 6 digits",
  remedy: 'A branch code has 6 digits. Enter the bank’s universal branch code.',
  texts: {
    named: {
      message: 'The branch code is not one of {bank}, whose universal code is {branchCode}',
      remedy: 'This isn’t a branch code of {bank}. Enter {branchCode}, or check the bank.',
    },
  },
});

/** Reported only if bank_name and bank_code belong to known banks that differ. */
export const zarBankAgreesRule: Rule<'bank/zar-bank-agrees'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/zar-bank-agrees',
  severity: 'warning',
  basis: 'practice',
  source: branchCodes,
  message: 'The branch code is the universal code of {bank}, not of the bank in bank_name',
  remedy:
    'The name and the branch code belong to different banks: the code is {bank}’s. Check which one is right.',
});

/** Branches also have codes of their own, so another code is not a mistake. */
export const zarUniversalCodeRule: Rule<'bank/zar-universal-code'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/zar-universal-code',
  severity: 'info',
  basis: 'practice',
  source: branchCodes,
  message: 'The branch code is not the universal code of {bank}, {branchCode}',
  remedy:
    'This is the code of one branch. Use the universal code of {bank}, {branchCode}, which works for every branch.',
});
