import { applyFix } from '@passmuster/findings';
import { describe, expect, test } from 'vitest';
import { checkBankAccount } from './checkBankAccount.ts';
import { fixesOfBankAccount } from './fixesOfBankAccount.ts';
import { nigerian, southAfrican } from './testing/bankMethods.ts';
import { rulesByField } from './testing/rulesOf.ts';

/** An account abroad, whose currency the API doesn't have. */
const abroad = { account_name: 'Ada Obi', bank_name: 'First Direct', bank_code: 'x' };

describe('each in the field of the other is one finding, and its fix leaves none of both', () => {
  test.each([
    { on: nigerian, number: '011', code: '0000014579', field: 'bank_code' },
    { on: nigerian, number: '000016', code: '0000014579', field: 'bank_code' },
    { on: southAfrican, number: '470010', code: '1539876240', field: 'bank_code' },
    {
      on: { ...southAfrican, bank_name: 'Absa' },
      number: '632005',
      code: '4098712345',
      field: 'bank_code',
    },
    { on: abroad, number: '400515', code: '12345674', field: 'sort_code' },
    { on: abroad, number: '111000025', code: '4400123456', field: 'routing_number' },
    { on: abroad, number: '111000025', code: '44001234', field: 'routing_number' },
  ])('$number and $code ($field)', ({ on, number, code, field }) => {
    const account = { ...on, account_number: number, [field]: code };
    const findings = checkBankAccount(account);
    const ofBoth = rulesByField(findings).filter((one) =>
      /^(?:account_number|.*code|routing)/.test(one),
    );
    expect(ofBoth).toEqual(['account_number: bank/swapped-fields']);
    const [fix] = fixesOfBankAccount(account, findings);
    expect(fix?.changes.map(({ path, value }) => [path, value])).toEqual([
      [['account_number'], code],
      [[field], number],
    ]);
    const { value } = fix ? applyFix(account, fix) : {};
    expect(rulesByField(checkBankAccount(value)).filter((one) => one.includes(field))).toEqual([]);
  });
});

describe('not certain', () => {
  test.each([
    {
      why: 'a code that no bank has',
      on: nigerian,
      set: { account_number: '999', bank_code: '0000014579' },
    },
    {
      why: 'a number of nine digits',
      on: nigerian,
      set: { account_number: '011', bank_code: '000001457' },
    },
    { why: 'of eleven', on: nigerian, set: { account_number: '011', bank_code: '00000145790' } },
    {
      why: 'a branch code of its own',
      on: southAfrican,
      set: { account_number: '470010', bank_code: '198765' },
    },
    {
      why: 'a number of twelve digits',
      on: southAfrican,
      set: { account_number: '470010', bank_code: '153987624012' },
    },
    {
      why: 'seven digits for a sort code',
      on: abroad,
      set: { account_number: '400515', sort_code: '1234567' },
    },
    {
      why: 'a sort code beside naira',
      on: nigerian,
      set: { account_number: '400515', sort_code: '12345674' },
    },
    {
      why: 'a routing number with a typo',
      on: abroad,
      set: { account_number: '111000026', routing_number: '4400123456' },
    },
    {
      why: 'two routing numbers',
      on: abroad,
      set: { account_number: '111000025', routing_number: '021000021' },
    },
    {
      why: 'three digits',
      on: abroad,
      set: { account_number: '111000025', routing_number: '440' },
    },
    {
      why: 'nothing but the number',
      on: nigerian,
      set: { account_number: '011', bank_code: undefined },
    },
  ])('$why', ({ on, set }) => {
    const account = { ...on, ...set };
    const findings = checkBankAccount(account);
    expect(findings.map(({ rule }) => rule)).not.toContain('bank/swapped-fields');
    expect(fixesOfBankAccount(account, findings)).toEqual([]);
  });
});
