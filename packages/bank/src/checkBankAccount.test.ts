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
  account_number: '1234567890',
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
      method: {
        ...nigerian,
        iban: 'GB82WEST12345698765432',
        swift_code: 'GTBINGLA',
        routing_number: '111000025',
        sort_code: '12-34-56',
      },
      why: 'every other identifier as well',
    },
  ])('$why passes', ({ method }) => {
    expect(found(method)).toEqual([]);
  });
});

describe('what is missing (SPEC-GAP 35)', () => {
  test('an empty object lacks the five recommended fields, and nothing else is said', () => {
    expect(found({})).toEqual([
      'account_name: bank/recommended-field',
      'account_number: bank/recommended-field',
      'bank_name: bank/recommended-field',
      'bank_code: bank/recommended-field',
      'currency: bank/recommended-field',
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
      // Without a bank code, the banks that fit are named as well.
      expect(others.filter(({ severity }) => severity !== 'info')).toEqual([]);
      expect(finding).toMatchObject({ rule: 'bank/text', severity: 'error', path: [field] });
    }
  });

  test.each([undefined, null, 'BANK', 0, [nigerian], () => nigerian])(
    '%j is no method',
    (method) => {
      expect(found(method)).toEqual([': bank/method']);
    },
  );
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
    { value: '1'.repeat(1_000_000), rule: 'bank/ngn-ten-digits', why: 'a megabyte' },
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
