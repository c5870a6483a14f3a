import { applyFix } from '@passmuster/findings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBankAccount } from './checkBankAccount.ts';
import { fixesOfBankAccount } from './fixesOfBankAccount.ts';
import { nigerian, southAfrican } from './testing/bankMethods.ts';

const british = { ...nigerian, currency: undefined };

describe('a fix of a field', () => {
  test.each([
    { on: nigerian, set: { account_number: '0000 014 579' }, fixed: '0000014579' },
    { on: nigerian, set: { account_number: ' 0000014579 ' }, fixed: '0000014579' },
    { on: nigerian, set: { account_number: '0000-014-579' }, fixed: '0000014579' },
    { on: nigerian, set: { account_number: '0000014579\u200b' }, fixed: '0000014579' },
    { on: nigerian, set: { bank_code: '0 11' }, fixed: '011' },
    { on: southAfrican, set: { account_number: '153.987.6240' }, fixed: '1539876240' },
    { on: southAfrican, set: { bank_code: '470 010' }, fixed: '470010' },
    { on: british, set: { iban: 'gb82 west 1234 5698 7654 32' }, fixed: 'GB82WEST12345698765432' },
    { on: british, set: { iban: 'gb82west12345698765432' }, fixed: 'GB82WEST12345698765432' },
    { on: british, set: { iban: 'GB82-WEST-1234-5698-7654-32' }, fixed: 'GB82WEST12345698765432' },
    { on: nigerian, set: { currency: 'ngn' }, fixed: 'NGN' },
    { on: british, set: { swift_code: 'nedszajjxxx' }, fixed: 'NEDSZAJJXXX' },
    { on: british, set: { swift_code: 'NEDS ZA JJ' }, fixed: 'NEDSZAJJ' },
    { on: british, set: { sort_code: '12 34 56' }, fixed: '123456' },
    { on: british, set: { routing_number: '111-000-025' }, fixed: '111000025' },
    { on: nigerian, set: { account_number: '0000 014 578' }, fixed: '0000014578' },
    { on: nigerian, set: { account_number: '0000-014-578' }, fixed: '0000014578' },
    { on: nigerian, set: { account_number: '0803 123 4567' }, fixed: '08031234567' },
    { on: british, set: { iban: 'GB82 WEST 1234 5698 7654 33' }, fixed: 'GB82WEST12345698765433' },
    { on: nigerian, set: { bank_code: '999' }, fixed: '011' },
  ])('$set: $fixed', ({ on, set, fixed }) => {
    const account = { ...on, ...set };
    const findings = checkBankAccount(account);
    const fixes = fixesOfBankAccount(account, findings);
    const [field = '', value] = Object.entries(set)[0] ?? [];
    expect(fixes.map(({ rule, path, changes }) => ({ rule, path, changes }))).toEqual([
      {
        rule: findings.find(({ path }) => path[0] === field)?.rule,
        path: [field],
        changes: [{ path: [field], value: fixed, replaces: value }],
      },
    ]);
  });
});

const wrongTwice = { bank_code: '999', account_number: '0000014578' };

describe('no fix', () => {
  test.each([
    { why: 'of a code, if the number isn’t of the named bank either', set: wrongTwice },
    { why: 'of a number without spaces', set: { account_number: '0000014578' } },
    { why: 'of a number that is too short', set: { account_number: '0000-014-57' } },
    { why: 'of two numbers in one field', set: { account_number: '011 / 0000014579' } },
    { why: 'of the letter O', set: { account_number: '000001457O' } },
    { why: 'of a letter that only looks like one', set: { iban: 'gb82 wеst 12345698765432' } },
    { why: 'of a dotless i, whose capital is I', set: { swift_code: 'gtbıngla' } },
    { why: 'of an IBAN with a typo', set: { iban: 'GB82WEST12345698765423' } },
    { why: 'of a name', set: { account_name: 'N/A' } },
    { why: 'of a currency that isn’t one in capitals either', set: { currency: 'Nairra' } },
    { why: 'of a number of a megabyte', set: { account_number: ' 0000014579'.repeat(100_000) } },
    { why: 'of what is not text', set: { account_number: 14_579 } },
  ])('$why', ({ set }) => {
    const account = { ...nigerian, ...set };
    const findings = checkBankAccount(account);
    expect(findings.length).toBeGreaterThan(0);
    expect(fixesOfBankAccount(account, findings)).toEqual([]);
  });

  test('for findings of another value, and for a value that is none', () => {
    const findings = checkBankAccount({ ...nigerian, account_number: '0000 014 579' });
    expect(fixesOfBankAccount(nigerian, findings)).toEqual([]);
    for (const account of [undefined, null, 'x', []]) {
      expect(fixesOfBankAccount(account, [...findings, ...checkBankAccount(account)])).toEqual([]);
    }
  });
});

describe('laws', () => {
  const valid = {
    ...nigerian,
    currency: undefined,
    iban: 'GB82WEST12345698765432',
    swift_code: 'NEDSZAJJXXX',
    routing_number: '111000025',
    sort_code: '123456',
  };
  const fields = ['account_number', 'bank_code', 'iban', 'swift_code', 'routing_number'] as const;
  const separated = fc
    .tuple(
      fc.constantFrom(...fields),
      fc.array(fc.tuple(fc.nat(40), fc.constantFrom(' ', '-', '.', '\u00a0', '\u2013'))),
    )
    .map(([field, inserts]) => {
      const text = inserts.reduce((before, [place, separator]) => {
        const at = place % (before.length + 1);
        return before.slice(0, at) + separator + before.slice(at);
      }, valid[field]);
      return { field, account: { ...valid, [field]: text } };
    });

  test('separators in any place of a valid identifier can be taken away again', () => {
    fc.assert(
      fc.property(separated, ({ field, account }) => {
        const findings = checkBankAccount(account).filter(({ path }) => path[0] === field);
        const [fix] = fixesOfBankAccount(account, findings);
        expect(fix === undefined).toBe(findings.length === 0);
        if (fix) expect(applyFix(account, fix).value).toEqual(valid);
      }),
    );
  });

  test('applying a fix removes its finding, adds no error, and keeps every digit and letter', () => {
    const text = fc.stringMatching(/^[ .\-0-9a-zA-Z]{0,30}$/);
    const accounts = fc.record({
      currency: fc.constantFrom('NGN', 'ZAR', undefined),
      account_number: fc.oneof(text, fc.stringMatching(/^(\d[ -]?){10}$/)),
      bank_code: fc.constantFrom('011', '0 11', '470010', '470-010', undefined),
      iban: text,
      swift_code: fc.stringMatching(/^[a-zA-Z]{4} ?(za|ZA|ng) ?[a-zA-Z]{2}$/),
    });
    fc.assert(
      fc.property(fc.oneof(accounts, fc.anything()), (account) => {
        const before = checkBankAccount(account);
        for (const fix of fixesOfBankAccount(account, before)) {
          const after = checkBankAccount(applyFix(account, fix).value);
          const isSame = ({ rule, path }: (typeof after)[number]) =>
            rule === fix.rule && path.join() === fix.path.join();
          const errors = (list: typeof after) => list.filter((one) => one.severity === 'error');
          expect(after.some(isSame)).toBe(false);
          expect(errors(after).length).toBeLessThanOrEqual(errors(before).length);
          const [{ value, replaces }] = fix.changes;
          const letters = (one: unknown) =>
            String(one)
              .toUpperCase()
              .match(/[A-Z0-9]/g);
          expect(letters(value)).toEqual(letters(replaces));
        }
      }),
    );
  });
});
