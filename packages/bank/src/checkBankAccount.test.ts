import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBankAccount } from './checkBankAccount.ts';

const nigerian = {
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Ada Obi',
  account_number: '0000014579',
  bank_name: 'First Bank of Nigeria',
  bank_code: '011',
};
const southAfrican = {
  ...nigerian,
  currency: 'ZAR',
  account_number: '1539876240',
  bank_name: 'Capitec',
  bank_code: '470010',
};

const found = (method: unknown) =>
  checkBankAccount(method).map(({ rule, path }) => `${path.join('.')}: ${rule}`);

describe('a whole method', () => {
  test.each([
    { method: nigerian, why: 'a Nigerian account' },
    { method: southAfrican, why: 'a South African account' },
    { method: { ...nigerian, iban: null, swift_code: null }, why: 'null for what is not used' },
    { method: { ...nigerian, iban: '', routing_number: ' ' }, why: 'blank for what is not used' },
    { method: { ...nigerian, account_name: 'Ọlá Ṣàngó' }, why: 'a name in any script' },
    {
      method: { ...nigerian, swift_code: 'FBNINGLA', routing_number: '111000025' },
      why: 'the BIC of the bank and a routing number',
    },
    { method: { ...southAfrican, swift_code: 'CABLZAJJXXX' }, why: 'a BIC with its branch' },
    { method: { ...nigerian, bank_name: 'Kuda', bank_code: '50211' }, why: 'a code of Paystack' },
    {
      method: { ...nigerian, account_number: '0012345674', bank_name: 'ALAT', bank_code: '035A' },
      why: 'a brand of Wema Bank',
    },
    {
      method: { ...nigerian, bank_name: 'Astrapolaris MFB', bank_code: 'MFB50094' },
      why: 'MFB50094',
    },
    {
      method: { ...nigerian, account_number: '8031234567', bank_name: 'OPay', bank_code: '999992' },
      why: 'a mobile money account',
    },
  ])('$why passes', ({ method }) => {
    expect(found(method)).toEqual([]);
  });
});

describe('what is missing (SPEC-GAP 35)', () => {
  test('an empty object lacks the five recommended fields, and nothing else is said', () => {
    expect(found({})).toEqual([
      'currency: bank/recommended-field',
      'account_name: bank/recommended-field',
      'account_number: bank/recommended-field',
      'bank_name: bank/recommended-field',
      'bank_code: bank/recommended-field',
    ]);
  });

  test('a half-filled form is checked as far as it goes', () => {
    expect(found({ currency: 'NGN', account_number: '123' })).toEqual([
      'account_name: bank/recommended-field',
      'bank_name: bank/recommended-field',
      'bank_code: bank/recommended-field',
      'account_number: bank/ngn-ten-digits',
    ]);
  });

  test('without a currency, or with one the API does not list, the account is not judged', () => {
    const { currency, ...rest } = nigerian;
    expect(currency).toBe('NGN');
    expect(found({ ...rest, account_number: '1' })).toEqual(['currency: bank/recommended-field']);
    expect(found({ ...rest, currency: 'GBP', account_number: '1' })).toEqual([]);
    expect(found({ ...rest, currency: ['NGN'], account_number: '1' })).toEqual([]);
  });
});

describe('what JSON can hold instead of text', () => {
  test.each([
    { value: 14579, why: 'a number that lost its zeros (SPEC-GAP 37)' },
    { value: ['0000014579'], why: 'an array holding the number' },
    { value: { toString: () => '0000014579' }, why: 'an object with toString' },
    { value: true, why: 'a boolean' },
  ])('$why is an error in every field', ({ value }) => {
    for (const field of Object.keys({ ...nigerian, iban: 0, swift_code: 0 }).slice(2)) {
      const [finding, ...others] = checkBankAccount({ ...nigerian, [field]: value });
      expect(others).toEqual([]);
      expect(finding).toMatchObject({ rule: 'bank/text', severity: 'error', path: [field] });
    }
  });

  test.each([undefined, null, 'BANK', 0, [nigerian], () => nigerian])(
    '%j is not a method',
    (method) => {
      expect(found(method)).toEqual([': bank/method']);
    },
  );

  test('a revoked proxy is not a method, and not an exception', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(found(proxy)).toEqual([': bank/method']);
  });

  test('a revoked proxy as a field is not text', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(found({ ...nigerian, account_number: proxy })).toEqual(['account_number: bank/text']);
  });
});

describe('characters that cannot be seen or told apart', () => {
  test.each([
    { value: '0000014579\u200b', rule: 'bank/visible-characters', why: 'a zero-width space' },
    { value: '\u202e0000014579', rule: 'bank/visible-characters', why: 'a direction mark' },
    { value: '0000014579\n', rule: 'bank/visible-characters', why: 'a line break' },
    { value: '\ufff90000014579', rule: 'bank/visible-characters', why: 'an annotation mark' },
    { value: '0000014579\u2028', rule: 'bank/visible-characters', why: 'a line separator' },
    { value: '００００014579', rule: 'bank/ascii', why: 'full-width digits' },
    { value: '٠٠٠٠٠١٤٥٧٩', rule: 'bank/ascii', why: 'Arabic-Indic digits' },
    { value: '000001457б', rule: 'bank/ascii', why: 'a Cyrillic look-alike' },
    { value: '0000 014 579', rule: 'bank/no-spaces', why: 'spaces' },
    { value: '0000014579\u00a0', rule: 'bank/no-spaces', why: 'a no-break space' },
    { value: '000001457O', rule: 'bank/ngn-ten-digits', why: 'the letter O' },
    { value: '1'.repeat(1_000_000), rule: 'bank/placeholder-number', why: 'a megabyte of ones' },
  ])('$why gives $rule', ({ value, rule }) => {
    expect(found({ ...nigerian, account_number: value })).toEqual([`account_number: ${rule}`]);
  });
});

test('other identifiers are checked whatever the currency (SPEC-GAP 36)', () => {
  expect(
    found({
      ...southAfrican,
      iban: 'GB82WEST12345698765423',
      swift_code: 'NEDSZAJ',
      routing_number: '111000026',
      sort_code: '12345',
    }),
  ).toEqual([
    'sort_code: bank/uk-sort-code',
    'swift_code: bank/bic-form',
    'routing_number: bank/aba-check-digit',
    'iban: bank/iban-check-digits',
  ]);
});

describe('identifiers that contradict each other', () => {
  test.each([
    {
      change: { swift_code: 'GTBINGLA' },
      rules: ['swift_code: bank/bic-bank'],
      why: 'the BIC of another bank',
    },
    { change: { swift_code: 'UMPLNGLA' }, rules: [], why: 'a BIC that is not in the list' },
    {
      change: { swift_code: 'BARCGB22' },
      rules: ['swift_code: bank/bic-currency'],
      why: 'a British BIC',
    },
    {
      change: { iban: 'GB82WEST12345698765432' },
      rules: ['iban: bank/iban-currency'],
      why: 'an IBAN, which Nigeria has not',
    },
    {
      change: { bank_code: '632005' },
      rules: ['bank_code: bank/other-country-code'],
      why: 'a South African branch code',
    },
    {
      change: { bank_code: 'GTBINGLA' },
      rules: ['bank_code: bank/ngn-bank-code'],
      why: 'a BIC as code',
    },
    {
      change: { bank_name: 'Zenith' },
      rules: ['bank_code: bank/ngn-bank-agrees'],
      why: 'the name of another bank',
    },
    {
      change: { bank_name: '011' },
      rules: ['bank_name: bank/name-letters'],
      why: 'the code as name',
    },
    {
      change: { account_name: '0000014579' },
      rules: ['account_name: bank/name-letters'],
      why: 'the number as name',
    },
    {
      change: { account_name: 'FIRST BANK OF NIGERIA' },
      rules: ['account_name: bank/account-name'],
      why: 'the bank as holder',
    },
    {
      change: { account_name: 'N/A' },
      rules: ['account_name: bank/placeholder-name'],
      why: 'not applicable',
    },
    {
      change: { account_name: 'Test' },
      rules: ['account_name: bank/placeholder-name'],
      why: 'a test',
    },
    { change: { account_name: 'Nana Tester' }, rules: [], why: 'a name that begins alike' },
    {
      change: { account_number: '0000000000' },
      rules: ['account_number: bank/placeholder-number'],
      why: 'zeros',
    },
    {
      change: { account_number: '1234567890' },
      rules: ['account_number: bank/placeholder-number'],
      why: 'digits in order',
    },
    {
      change: { account_number: '0123456789' },
      rules: ['account_number: bank/placeholder-number'],
      why: 'digits in order from 0',
    },
  ])('$why gives $rules', ({ change, rules }) => {
    expect(found({ ...nigerian, ...change })).toEqual(rules);
  });

  test('a Nigerian code for an account in rand', () => {
    const method = { ...southAfrican, bank_name: 'GTBank', bank_code: '058' };
    expect(found(method)).toEqual(['bank_code: bank/other-country-code']);
  });
});

test('a method of megabytes gets at most two findings a field, quickly', () => {
  const long = 'A1'.repeat(1_000_000);
  const fields = ['account_name', 'account_number', 'bank_name', 'bank_code', 'iban', 'swift_code'];
  for (const currency of ['NGN', 'ZAR']) {
    const method = Object.fromEntries(fields.map((field) => [field, long]));
    const findings = checkBankAccount({ currency, ...method });
    expect(findings.length).toBeLessThanOrEqual(2 * fields.length);
    expect(JSON.stringify(findings).length).toBeLessThan(10_000);
  }
});

test('nothing throws, and no finding holds a value that was checked', () => {
  const fields = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[0-9]{6,12}$/),
  );
  const methods = fc.record(
    {
      currency: fc.constantFrom('NGN', 'ZAR', 'USD', undefined),
      account_name: fields,
      account_number: fields,
      bank_name: fields,
      bank_code: fields,
      sort_code: fields,
      swift_code: fields,
      routing_number: fields,
      iban: fields,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), methods), (method) => {
      const texts = checkBankAccount(method).map(({ message, remedy }) => `${message} ${remedy}`);
      const number: unknown = Object(method).account_number;
      if (typeof number === 'string' && /^\d{7,}$/.test(number)) {
        expect(texts.join(' ')).not.toContain(number);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a property whose getter throws counts as missing', () => {
  const method = {
    currency: 'NGN',
    get account_number(): string {
      throw new Error('0000014579');
    },
  };
  const missing = checkBankAccount(method).map(({ path }) => path.join('.'));
  expect(missing).toEqual(['account_name', 'account_number', 'bank_name', 'bank_code']);
});
