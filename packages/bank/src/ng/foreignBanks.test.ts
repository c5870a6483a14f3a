import { describe, expect, test } from 'vitest';
import { checkNigerianAccount } from './checkNigerianAccount.ts';
import { foreignBanks } from './foreignBanks.ts';
import { nigerianBanksNamed } from './nigerianBanksNamed.ts';

describe('a bank name', () => {
  test.each([
    { name: 'Barclays', code: '044', rule: 'bank/ngn-licensed-bank', why: 'no Nigerian license' },
    { name: 'barclays bank PLC', code: undefined, rule: 'bank/ngn-licensed-bank', why: 'the same' },
    { name: 'Barclay', code: '044', rule: undefined, why: 'another name' },
    { name: 'Standard Bank', code: '221', rule: undefined, why: 'the group of Stanbic IBTC' },
    {
      name: 'Rand Merchant Bank',
      code: '502',
      rule: undefined,
      why: 'a subsidiary with a license',
    },
    { name: 'Skye Bank', code: '076', rule: 'bank/ngn-merged-bank', why: 'now Polaris Bank' },
    { name: 'SKYE BANK PLC', code: undefined, rule: 'bank/ngn-merged-bank', why: 'its old name' },
    { name: 'Polaris Bank', code: '076', rule: undefined, why: 'its name' },
    {
      name: `Skye Bank${' '.repeat(92)}`,
      code: '076',
      rule: undefined,
      why: 'too long to be read',
    },
  ])('$name beside $code: $rule, $why', ({ name, code, rule }) => {
    const findings = checkNigerianAccount({ bankName: name, bankCode: code }, ['methods', 0]);
    const ofName = { rule, path: ['methods', 0, 'bank_name'] };
    expect(findings.map((one) => ({ rule: one.rule, path: one.path }))).toEqual(
      rule === undefined ? [] : [ofName],
    );
  });
});

test('the finding about an old name says the new one and its code', () => {
  const [finding] = checkNigerianAccount({ bankName: 'Skye' });
  expect(finding?.remedy).toBe(
    'This bank is now Polaris Bank. Choose Polaris Bank (code 076); the account number stays the same.',
  );
});

test('no foreign bank is a listed Nigerian one', () => {
  expect(foreignBanks.flatMap((name) => nigerianBanksNamed(name))).toEqual([]);
});
