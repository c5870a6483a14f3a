import type { RuleExamples } from './ruleExample.ts';

/** A payout method without findings. The number is example 1 of the CBN's NUBAN proposals v0.4, section 2a. */
export const bankMethodSample = {
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Ada Obi',
  account_number: '0000014579',
  bank_name: 'First Bank of Nigeria',
  bank_code: '011',
};

/** A South African account at the same fields, with a made-up number. */
const rand = {
  currency: 'ZAR',
  account_number: '1539876240',
  bank_name: 'Capitec',
  bank_code: '470010',
};
/** A currency whose accounts have no rules of a country, for the identifiers that any account can have. */
const euro = { currency: 'EUR', bank_name: 'A bank', bank_code: '1' };

/** Examples of the rules of `@passmuster/bank`. All numbers were made up to fit their check digit. */
export const bankExamples: RuleExamples = {
  'bank/account-name': {
    at: 'account_name',
    remarked: ['the name of the bank', { account_name: 'FIRST BANK OF NIGERIA' }],
    quiet: ['the name of the holder', { account_name: 'Ada Obi' }],
  },
  'bank/ascii': {
    at: 'account_number',
    remarked: ['a full-width digit', { account_number: '000001457９' }],
    quiet: ['an ASCII digit', { account_number: '0000014579' }],
  },
  'bank/closed-bank': {
    at: 'bank_code',
    remarked: [
      'a bank that lost its license',
      { account_number: '0012345672', bank_name: 'Heritage Bank', bank_code: '030' },
    ],
    quiet: [
      'one in business',
      { account_number: '0012345672', bank_name: 'Sterling Bank', bank_code: '232' },
    ],
  },
  'bank/method': {
    at: '',
    remarked: ['text in place of a method', { '': '0000014579' }],
    quiet: ['a method', {}],
  },
  'bank/name-letters': {
    at: 'bank_name',
    remarked: ['the code in the field for the name', { bank_name: '011' }],
    quiet: ['the name', { bank_name: 'First Bank' }],
  },
  'bank/no-spaces': {
    at: 'account_number',
    remarked: ['in groups, as on a statement', { account_number: '0000 0145 79' }],
    quiet: ['without spaces', { account_number: '0000014579' }],
  },
  'bank/other-country-code': {
    at: 'bank_code',
    remarked: ['a South African branch code', { bank_code: '632005' }],
    quiet: ['a Nigerian bank code', { bank_code: '011' }],
  },
  'bank/placeholder-name': {
    at: 'account_name',
    remarked: ['a placeholder', { account_name: 'N/A' }],
    quiet: ['a name that begins like one', { account_name: 'Nana Tester' }],
  },
  'bank/placeholder-number': {
    at: 'account_number',
    remarked: ['digits in order', { account_number: '1234567890' }],
    quiet: ['many zeros, and a check digit', { account_number: '0000014579' }],
  },
  'bank/payout-currency': {
    at: 'currency',
    remarked: ['Ghanaian cedis', { currency: 'GHS' }],
    quiet: ['naira', { currency: 'NGN' }],
  },
  'bank/recommended-field': {
    at: 'bank_code',
    remarked: ['no bank code', { bank_code: undefined }],
    quiet: ['a bank code', { bank_code: '011' }],
  },
  'bank/swapped-fields': {
    at: 'account_number',
    remarked: ['the code of First Bank', { account_number: '011', bank_code: '0000014579' }],
    quiet: ['each in its own field', { account_number: '0000014579', bank_code: '011' }],
  },
  'bank/text': {
    at: 'account_number',
    remarked: ['a JSON number', { account_number: 14579 }],
    quiet: ['a string with its zeros', { account_number: '0000014579' }],
  },
  'bank/visible-characters': {
    at: 'account_number',
    remarked: ['a zero-width space after the number', { account_number: '0000014579\u200b' }],
    quiet: ['nothing after it', { account_number: '0000014579' }],
  },
  'bank/ngn-bank-agrees': {
    at: 'bank_code',
    remarked: [
      'the code of Zenith Bank',
      { account_number: '0012345671', bank_name: 'GTBank', bank_code: '057' },
    ],
    quiet: [
      'another name of the same bank',
      { account_number: '0012345671', bank_name: 'gt bank plc', bank_code: '058' },
    ],
  },
  'bank/ngn-bank-code': {
    at: 'bank_code',
    remarked: ['a SWIFT code', { bank_code: 'GTBINGLA' }],
    quiet: ['the six-digit code of the same bank', { bank_code: '000016' }],
  },
  'bank/ngn-licensed-bank': {
    at: 'bank_name',
    remarked: ['a bank of the United Kingdom', { bank_name: 'Barclays' }],
    quiet: ['a bank that no list has', { bank_name: 'Umuahia Traders Bank' }],
  },
  'bank/ngn-merged-bank': {
    at: 'bank_code',
    remarked: [
      'a bank that became part of Ecobank',
      { account_number: '0012345675', bank_name: 'Oceanic Bank', bank_code: '056' },
    ],
    quiet: [
      'merged too, but its code is in use',
      { account_number: '0012345671', bank_name: 'Titan Trust Bank', bank_code: '102' },
    ],
  },
  'bank/ngn-phone-number': {
    at: 'account_number',
    remarked: ['11 digits that begin with 0803', { account_number: '08031234567' }],
    quiet: ['10 digits', { account_number: '0000014579' }],
  },
  'bank/ngn-phone-without-zero': {
    at: 'account_number',
    remarked: [
      'a phone number as account number at a bank',
      { account_number: '8031234568', bank_name: 'GTBank', bank_code: '058' },
    ],
    quiet: [
      'the same at OPay, which uses phone numbers',
      { account_number: '8031234568', bank_name: 'OPay', bank_code: '999992' },
    ],
  },
  'bank/ngn-ten-digits': {
    at: 'account_number',
    remarked: ['nine digits', { account_number: '000001457' }],
    quiet: ['ten', { account_number: '0000014579' }],
  },
  'bank/nuban-check-digit': {
    at: 'account_number',
    remarked: ['one digit mistyped', { account_number: '0000014578' }],
    quiet: ['the right digit', { account_number: '0000014579' }],
  },
  'bank/zar-bank-agrees': {
    at: 'bank_code',
    remarked: ['the branch code of Absa', { ...rand, bank_code: '632005' }],
    quiet: ['the branch code of Capitec', rand],
  },
  'bank/zar-branch-code': {
    at: 'bank_code',
    remarked: ['five digits', { ...rand, bank_code: '47001' }],
    quiet: ['six', rand],
  },
  'bank/zar-digits': {
    at: 'account_number',
    remarked: ['a hyphen', { ...rand, account_number: '15398-76240' }],
    quiet: ['digits only', rand],
  },
  'bank/zar-length': {
    at: 'account_number',
    remarked: ['nine digits at Capitec', { ...rand, account_number: '153987624' }],
    quiet: ['ten', rand],
  },
  'bank/zar-phone-number': {
    at: 'account_number',
    remarked: ['a mobile number', { ...rand, account_number: '0821234567' }],
    quiet: ['no mobile number begins with 09', { ...rand, account_number: '0921234567' }],
  },
  'bank/zar-universal-code': {
    at: 'bank_code',
    remarked: [
      'the code of one branch',
      { ...rand, account_number: '62001234567', bank_name: 'FNB', bank_code: '250805' },
    ],
    quiet: [
      'the code for every branch',
      { ...rand, account_number: '62001234567', bank_name: 'FNB', bank_code: '250655' },
    ],
  },
  'bank/iban-check-digits': {
    at: 'iban',
    remarked: ['two digits swapped', { ...euro, iban: 'GB82WEST12345698765423' }],
    quiet: ['in their order', { ...euro, iban: 'GB82WEST12345698765432' }],
  },
  'bank/iban-country': {
    at: 'iban',
    remarked: ['an account number', { ...euro, iban: '0000014579' }],
    quiet: ['an IBAN', { ...euro, iban: 'GB82WEST12345698765432' }],
  },
  'bank/iban-capitals': {
    at: 'iban',
    remarked: ['lowercase letters', { ...euro, iban: 'gb82west12345698765432' }],
    quiet: ['capitals', { ...euro, iban: 'GB82WEST12345698765432' }],
  },
  'bank/iban-currency': {
    at: 'iban',
    remarked: ['an account in naira', { currency: 'NGN', iban: 'GB82WEST12345698765432' }],
    quiet: ['an account in euros', { ...euro, iban: 'GB82WEST12345698765432' }],
  },
  'bank/iban-form': {
    at: 'iban',
    remarked: ['the letter O for the last zero', { ...euro, iban: 'BE6853900754703O' }],
    quiet: ['digits', { ...euro, iban: 'BE68539007547034' }],
  },
  'bank/iban-length': {
    at: 'iban',
    remarked: ['a digit short', { ...euro, iban: 'GB82WEST1234569876543' }],
    quiet: ['all 22 characters', { ...euro, iban: 'GB82WEST12345698765432' }],
  },
  'bank/iban-national-check': {
    at: 'iban',
    remarked: [
      "MOD 97 is right, Belgium's own check is not",
      { ...euro, iban: 'BE95539007547033' },
    ],
    quiet: ['both are right', { ...euro, iban: 'BE68539007547034' }],
  },
  'bank/bic-bank': {
    at: 'swift_code',
    remarked: ['the SWIFT code of GTBank', { swift_code: 'GTBINGLA' }],
    quiet: ['the SWIFT code of First Bank', { swift_code: 'FBNINGLA' }],
  },
  'bank/bic-country': {
    at: 'swift_code',
    remarked: ['ZZ is not a country', { ...euro, swift_code: 'DEUTZZFF' }],
    quiet: ['DE is', { ...euro, swift_code: 'DEUTDEFF' }],
  },
  'bank/bic-currency': {
    at: 'swift_code',
    remarked: ['a British bank for naira', { swift_code: 'BARCGB22' }],
    quiet: ['a Nigerian bank', { swift_code: 'FBNINGLA' }],
  },
  'bank/bic-form': {
    at: 'swift_code',
    remarked: ['seven characters', { ...euro, swift_code: 'DEUTDEF' }],
    quiet: ['eight', { ...euro, swift_code: 'DEUTDEFF' }],
  },
  'bank/bic-test': {
    at: 'swift_code',
    remarked: ['0 in the eighth place', { ...euro, swift_code: 'DEUTDEF0' }],
    quiet: ['0 in the seventh place', { ...euro, swift_code: 'DEUTDE0F' }],
  },
  'bank/aba-check-digit': {
    at: 'routing_number',
    remarked: ['one digit mistyped', { routing_number: '111000026' }],
    quiet: ['the right digit', { routing_number: '111000025' }],
  },
  'bank/aba-form': {
    at: 'routing_number',
    remarked: ['the leading zero lost', { routing_number: '21000021' }],
    quiet: ['all nine digits', { routing_number: '021000021' }],
  },
  'bank/aba-prefix': {
    at: 'routing_number',
    remarked: ['13, after the last Federal Reserve district', { routing_number: '130000006' }],
    quiet: ['12, the last', { routing_number: '122105155' }],
  },
  'bank/uk-sort-code': {
    at: 'sort_code',
    remarked: ['five digits', { ...euro, sort_code: '12345' }],
    quiet: ['six, in pairs', { ...euro, sort_code: '12-34-56' }],
  },
};
