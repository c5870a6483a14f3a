import type { Reasons } from './reason.ts';

export const bankReasons: Reasons = {
  'bank/aba-check-digit': {
    why: 'A US routing number has a check digit that notices every single wrong digit and most swaps.',
  },
  'bank/aba-form': {
    why: 'A spreadsheet drops the leading zero of a routing number, which is then one digit short.',
  },
  'bank/aba-prefix': {
    why: 'The first two digits name the Federal Reserve district or a special use. Other prefixes are not assigned.',
  },
  'bank/account-name': {
    why: 'The two name fields are easily confused. A bank rejects a payment whose holder is the bank itself.',
    off: 'Turn it off if you pay banks.',
  },
  'bank/ascii': {
    why: 'Text pasted from a document can have full-width digits or Cyrillic letters that look right and are refused by the bank’s system.',
  },
  'bank/bic-bank': {
    why: 'If the BIC and the bank code name different banks, one of them is wrong, and the payment goes to the wrong bank or comes back.',
  },
  'bank/bic-country': {
    why: 'The fifth and sixth characters of a BIC are a country code of ISO 3166. Anything else is a typo.',
  },
  'bank/bic-currency': {
    why: 'A payout in naira or rand goes to a bank in that country. A BIC of another country belongs to another account.',
    off: 'Turn it off if you pay accounts in these currencies that are held abroad.',
  },
  'bank/bic-form': {
    why: 'A BIC has 8 or 11 characters in fixed groups. A missing or extra character can be noticed before the bank does.',
  },
  'bank/bic-test': {
    why: 'A zero in the eighth place marks a BIC of the test network. Payments to it are not delivered.',
    off: 'Turn it off where you test with such codes.',
  },
  'bank/closed-bank': {
    why: 'People keep using the name of a bank for years after it lost its license. A payment to it is returned after days.',
  },
  'bank/iban-capitals': {
    why: 'The electronic form of an IBAN has capital letters. Some systems refuse lowercase.',
  },
  'bank/iban-check-digits': {
    why: 'The two check digits of an IBAN notice every single typo and nearly every swap of two characters.',
  },
  'bank/iban-country': {
    why: 'People enter an account number in the field for the IBAN. An IBAN begins with the two letters of a country of the IBAN registry.',
  },
  'bank/iban-currency': {
    why: 'Nigeria and South Africa have no IBANs. One beside a payout in their currency belongs to another account.',
  },
  'bank/iban-form': {
    why: 'Each country fixes where its IBAN has letters and where digits. An O for a zero shows here.',
  },
  'bank/iban-length': {
    why: 'Each country has one length of IBAN. A missing or repeated character changes it.',
  },
  'bank/iban-national-check': {
    why: 'Some countries have a second check inside the account number. It notices typos that the check digits of the IBAN miss.',
    off: 'Turn it off for a country whose banks are known to issue numbers that fail the national check.',
  },
  'bank/method': {
    why: 'A caller passed text or a list where the API has an object, so no field could be checked.',
  },
  'bank/name-letters': {
    why: 'A name without letters is a number that ended up in the wrong field.',
  },
  'bank/ngn-bank-agrees': {
    why: 'The code decides where the money goes. If it belongs to another bank than the name, the person chose one of them by mistake.',
  },
  'bank/ngn-bank-code': {
    why: 'A SWIFT code, a sort code, a shortened number or a code of no bank in this field makes the payout fail.',
  },
  'bank/ngn-licensed-bank': {
    why: 'A foreign bank holds no account in naira. Either the name is wrong, or the currency.',
  },
  'bank/ngn-merged-bank': {
    why: 'After a merger the old name or code disappears from the lists of payment companies. The account number stays the same.',
  },
  'bank/ngn-phone-number': {
    why: 'OPay and PalmPay use phone numbers as account numbers, so people enter theirs, with its first zero.',
  },
  'bank/ngn-phone-without-zero': {
    why: 'A phone number without its zero has ten digits like an account number. At OPay and PalmPay it is one, at other banks it fails the check digit.',
  },
  'bank/ngn-ten-digits': {
    why: 'Every Nigerian account number (NUBAN) has ten digits. Spreadsheets drop its leading zeros.',
  },
  'bank/no-spaces': {
    why: 'Statements print numbers in groups. The spaces are not part of the number.',
  },
  'bank/nuban-check-digit': {
    why: 'The last digit of a NUBAN is computed from the bank code and the number. It notices most typos, and a number that belongs to another bank.',
    off: 'Turn it off for banks that issue numbers outside of the scheme, such as those that use phone numbers and are not known to the package yet.',
  },
  'bank/other-country-code': {
    why: 'A South African branch code beside naira, or a Nigerian code beside rand, means that the currency or the bank is wrong.',
  },
  'bank/payout-currency': {
    why: 'The API specification names payouts in NGN and ZAR. Accounts in other currencies have no rules here.',
    off: 'Turn it off if your account supports another currency.',
  },
  'bank/placeholder-name': {
    why: 'N/A and TEST are typed to get past a required field. The bank compares the name and rejects the payment.',
  },
  'bank/placeholder-number': {
    why: 'One repeated digit and 1234567890 are typed to get past a required field.',
  },
  'bank/recommended-field': {
    why: 'The schema lets these fields be empty, but a payout without them can’t be delivered.',
  },
  'bank/swapped-fields': {
    why: 'Both fields hold digits, so a column pasted one place too far is hard to see. It is reported if the account number is a code that a bank has, and the code can only be an account number.',
  },
  'bank/text': {
    why: 'JSON numbers have no leading zeros, and large ones lose digits. An account number is text.',
  },
  'bank/uk-sort-code': {
    why: 'A UK sort code has six digits. A leading zero may have been dropped.',
  },
  'bank/visible-characters': {
    why: 'Zero-width characters come along from chats and PDFs. They make two equal-looking numbers different.',
  },
  'bank/zar-bank-agrees': {
    why: 'A universal branch code belongs to one bank. If the name is another bank, one of the two is wrong.',
  },
  'bank/zar-branch-code': {
    why: 'South African branch codes have six digits. A shorter one has lost its leading zero, and one that the named bank can’t have was mistyped.',
  },
  'bank/zar-digits': {
    why: 'South African account numbers have 6 to 11 digits. A longer one often includes the branch code.',
  },
  'bank/zar-length': {
    why: 'Each large bank has its own length of account numbers, so a missing digit can be noticed.',
    off: 'Turn it off for a bank that has introduced another length since the date of the data.',
  },
  'bank/zar-phone-number': {
    why: 'A mobile number in the field for the account is a mistake that the length alone does not show.',
  },
  'bank/zar-universal-code': {
    why: 'The universal code of a bank works for every branch, and payment companies ask for it.',
    off: 'Turn it off if your provider wants the code of the branch.',
  },
};
