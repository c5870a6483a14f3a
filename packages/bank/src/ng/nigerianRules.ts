import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

const nuban: Source = {
  title: 'CBN, Revised Standards on NUBAN Scheme for Banks and Other Financial Institutions (2020)',
};
const practice: Source = { title: 'Payout practice in Nigeria' };
const directory: Source = {
  title: 'Bank lists of NIBSS and of payment companies, read 2026-11-21',
};

export const ngnTenDigitsRule: Rule<'bank/ngn-ten-digits'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/ngn-ten-digits',
  severity: 'warning',
  basis: 'standard',
  source: nuban,
  message: "The Nigerian account number (NUBAN) doesn't have exactly 10 digits",
  remedy:
    'A Nigerian account number has 10 digits. Check that none is missing and keep leading zeros.',
});

/** The most frequent mistake: eleven digits that begin with 070, 080, 081, 090 or 091, or the same number with 234. */
export const ngnPhoneNumberRule: Rule<'bank/ngn-phone-number', 'wallet'> =
  /* @__PURE__ */ deepFreeze({
    id: 'bank/ngn-phone-number',
    severity: 'warning',
    basis: 'practice',
    source: practice,
    message: 'The account number looks like a Nigerian mobile phone number',
    remedy:
      'This looks like a phone number. Enter the 10-digit account number, which the bank’s app shows.',
    texts: {
      wallet: {
        message: 'The account number at OPay or PalmPay is a mobile phone number with its first 0',
        remedy: 'This bank uses phone numbers without the first 0. Leave out the first 0.',
      },
    },
  });

/** A phone number without its first 0, at a bank whose check digit it does not have. Mobile money operators use this form. */
export const ngnPhoneWithoutZeroRule: Rule<'bank/ngn-phone-without-zero'> =
  /* @__PURE__ */ deepFreeze({
    id: 'bank/ngn-phone-without-zero',
    severity: 'warning',
    basis: 'practice',
    source: {
      title: 'Published guides to OPay and PalmPay',
      url: 'https://blogses.com/2020/08/31/how-do-you-add-money-to-your-opay-app-account/',
    },
    message:
      'The account number looks like a mobile phone number without its first 0 and does not fit the bank code',
    remedy:
      'This looks like an account at OPay or PalmPay. Choose that as the bank, or enter the account number at this bank.',
  });

/** Any number fits two to five banks, so the banks that fit are for developers: people would choose one of them. */
export const nubanCheckDigitRule: Rule<'bank/nuban-check-digit', 'unlisted'> =
  /* @__PURE__ */ deepFreeze({
    id: 'bank/nuban-check-digit',
    severity: 'warning',
    basis: 'standard',
    source: {
      title: 'CBN, Proposals on the Implementation of NUBAN Scheme v0.4 (2010)',
      section: '2a; revised 2020 for other institutions',
    },
    message: 'The check digit of the account number does not fit the bank code. It fits: {banks}',
    remedy: 'The check digit doesn’t fit this bank. Check the number first, then the bank.',
    texts: {
      unlisted: {
        message:
          'The check digit of the account number fits neither the bank code nor a listed bank',
        remedy: 'The check digit doesn’t fit this bank. Check the number first, then the bank.',
      },
    },
  });

/** `named` is reported only for a code that no list gives to any bank, beside the name of a bank whose codes are known. */
export const ngnBankCodeRule: Rule<'bank/ngn-bank-code', 'named'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/ngn-bank-code',
  severity: 'warning',
  basis: 'practice',
  source: directory,
  message: 'A Nigerian bank code has 3, 5 or 6 digits, or a form such as 035A or MFB50094',
  remedy:
    'This isn’t a Nigerian bank code. Enter the bank’s code with its leading zeros, such as 058.',
  texts: {
    named: {
      message: 'The bank code is not a code of {bank}, {code}, nor of another bank',
      remedy: 'This isn’t a code of {bank}. Enter {code}, or check the bank.',
    },
  },
});

/** Reported only if the name and the code belong to known banks that differ and have not merged. */
export const ngnBankAgreesRule: Rule<'bank/ngn-bank-agrees'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/ngn-bank-agrees',
  severity: 'warning',
  basis: 'practice',
  source: directory,
  message: 'The bank code belongs to {bank}, not to the bank in bank_name',
  remedy:
    'The name and the code belong to different banks: the code is {bank}’s. Check which one is right.',
});

export const ngnMergedBankRule: Rule<'bank/ngn-merged-bank'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/ngn-merged-bank',
  severity: 'warning',
  basis: 'practice',
  source: directory,
  message: '{bank} is part of {successor} (code {code}), and payment companies no longer list it',
  remedy:
    'This bank is now {successor}. Choose {successor} (code {code}); the account number stays the same.',
});

/** Names of foreign banks that people enter although they have no license in Nigeria. Other unknown names are not reported. */
export const ngnLicensedBankRule: Rule<'bank/ngn-licensed-bank'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/ngn-licensed-bank',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'CBN, List of Deposit Money Banks and Other Financial Institutions, 2024-04-26',
    url: 'https://allafrica.com/stories/202405080284.html',
  },
  message: 'The bank in bank_name has no license of the Central Bank of Nigeria',
  remedy: 'This bank isn’t licensed in Nigeria. Enter the name of the bank that has the account.',
});
