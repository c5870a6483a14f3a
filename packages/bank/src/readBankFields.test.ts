import { describe, expect, test } from 'vitest';
import { checkBankAccount } from './checkBankAccount.ts';
import { nigerian } from './testing/bankMethods.ts';
import { rulesByField } from './testing/rulesOf.ts';

const found = (method: unknown) => rulesByField(checkBankAccount(method));

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

describe('characters that cannot be seen or distinguished', () => {
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
    {
      value: `${'1'.repeat(63)}\u200b`,
      rule: 'bank/visible-characters',
      why: 'a zero-width space in the 64th place',
    },
    {
      value: `${'1'.repeat(64)}\u200b`,
      rule: 'bank/ngn-ten-digits',
      why: 'one in the 65th, where it no longer matters',
    },
    { value: '1'.repeat(1_000_000), rule: 'bank/placeholder-number', why: 'a megabyte of ones' },
  ])('$why gives $rule', ({ value, rule }) => {
    expect(found({ ...nigerian, account_number: value })).toEqual([`account_number: ${rule}`]);
  });
});
