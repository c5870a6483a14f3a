import { mutatedAddresses } from '@passmuster/testing/mutatedAddresses';
import { describe, expect, test } from 'vitest';
import { addressRules } from './addressRules.ts';
import { checkAddress } from './checkAddress.ts';
import { withChecksum } from './checksum.ts';
import { isAddress } from './isAddress.ts';
import { parseAddress } from './parseAddress.ts';
import { address, cases, otherNetworks } from './testing/addressCases.ts';
import { tokenContracts } from './tokenContracts.generated.ts';

const rulesFound = (value: unknown): string[] =>
  checkAddress(value, { network: 'erc20' }).map(({ rule }) => rule.replace('address/', ''));

describe('checkAddress', () => {
  test.each(cases)('finds $rules for $what', ({ value, rules }) => {
    expect(rulesFound(value)).toEqual(rules);
  });

  test.each(cases)('says the same of $what on polygon', ({ value }) => {
    expect(checkAddress(value, { network: 'polygon' })).toEqual(
      checkAddress(value, { network: 'erc20' }),
    );
  });

  test.each(tokenContracts)('warns of the contract of $symbol on $network', (contract) => {
    const { symbol, network } = contract;
    const [finding] = checkAddress(contract.address, { network });
    expect(finding).toMatchObject({ rule: 'address/token-contract', severity: 'warning' });
    const other = network === 'erc20' ? 'polygon' : 'erc20';
    const [elsewhere] = checkAddress(contract.address, { network: other });
    expect(finding?.parameters).toEqual({ symbol, network });
    expect(elsewhere?.parameters).toEqual({ symbol, network });
    expect(elsewhere?.text).toBe('otherNetwork');
  });

  test('names the letters that differ, by their place, and not the right ones', () => {
    const wrong = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeaEd';
    const [finding] = checkAddress(wrong, { network: 'erc20' });
    expect(finding?.message).toBe(
      'The checksum is wrong: 3 of 18 letters have the wrong case (digit 3, 38, 39 after 0x)',
    );
  });

  test.each([
    { value: `0x5 a${address.slice(5)}`, rule: 'visible-characters', parameters: '4' },
    { value: `0x 5 a${'0'.repeat(38)}`, rule: 'visible-characters', parameters: '3, 5' },
    {
      value: `${' '.repeat(5)}${address}`,
      rule: 'visible-characters',
      parameters: '1, 2, 3, 4, 5',
    },
    {
      value: `${' '.repeat(6)}${address}`,
      rule: 'visible-characters',
      parameters: '1, 2, 3, 4, 5 and more',
    },
    { value: `0x5\u0430${address.slice(4)}`, rule: 'ascii-digits', parameters: '4' },
    { value: `0x5o${address.slice(4)}`, rule: 'hexadecimal', parameters: '4' },
  ])('names the places of $rule in "$value": $parameters', ({ value, rule, parameters }) => {
    const finding = checkAddress(value, { network: 'erc20' })[0];
    expect(finding).toMatchObject({
      rule: `address/${rule}`,
      parameters: { positions: parameters },
    });
  });

  test.each([
    { start: '0X', text: 'capital' },
    { start: 'Ox', text: 'letter' },
    { start: 'oX', text: 'letter' },
    { start: '0x0x', text: 'repeated' },
    { start: '0X0x', text: 'repeated' },
    { start: '0x0X0x', text: 'repeated' },
    { start: 'x', text: undefined },
    { start: 'Ox0x', text: undefined },
    { start: '', text: undefined },
  ])('of an address that starts with "$start" the wording is $text', ({ start, text }) => {
    const findings = checkAddress(start + address.slice(2), { network: 'erc20' });
    expect(findings.map((finding) => [finding.rule, finding.text])).toEqual([
      ['address/prefix', text],
    ]);
  });

  test.each([
    { digits: 39, says: 'has 39 digits after 0x instead of 40' },
    { digits: 126, says: 'has 126 digits after 0x instead of 40' },
    { digits: 127, says: 'has more than 126 digits after 0x instead of 40' },
  ])('of $digits digits $says', ({ digits, says }) => {
    const [finding] = checkAddress(`0x${'1'.repeat(digits)}`, { network: 'erc20' });
    expect(finding?.rule).toBe('address/length');
    expect(finding?.message).toMatch(new RegExp(`${says}$`));
  });

  test('completes its texts', () => {
    for (const value of [...cases, ...otherNetworks].map(({ value }) => value)) {
      for (const { message, remedy } of checkAddress(value, { network: 'erc20' })) {
        expect(message + remedy).not.toContain('{');
      }
    }
  });

  test('finds an error exactly when isAddress refuses, and says so in parseAddress', () => {
    for (const value of mutatedAddresses(5_000, 1, withChecksum)) {
      const hasError = checkAddress(value, { network: 'polygon' }).some(
        ({ severity }) => severity === 'error',
      );
      expect(hasError, JSON.stringify(value)).toBe(!isAddress(value));
      expect(parseAddress(value).findings !== undefined).toBe(hasError);
    }
  });

  test('is about the whole value if there is no field', () => {
    expect(parseAddress('0x12').findings?.map(({ path }) => path)).toEqual([[]]);
  });

  test('never repeats what it was given', () => {
    const values = [
      ...mutatedAddresses(2_000, 2, withChecksum),
      ...cases.map(({ value }) => value),
      ...otherNetworks.map(({ value }) => value),
    ];
    for (const value of values) {
      if (typeof value !== 'string') continue;
      const text = JSON.stringify(checkAddress(value, { network: 'erc20' })).toLowerCase();
      for (const part of value.toLowerCase().matchAll(/[\da-z]{12,}/gu)) {
        expect(text).not.toContain(part[0].slice(0, 12));
      }
    }
  });

  test('puts findings at the path it is given', () => {
    const path = ['wallets', 3, 'address'];
    expect(checkAddress('me.eth', { network: 'erc20', path })[0]?.path).toEqual(path);
    expect(checkAddress('me.eth', { network: 'erc20' })[0]?.path).toEqual([]);
    expect(parseAddress('me.eth').findings?.[0].path).toEqual([]);
  });
});

describe('a missing or unknown network is a TypeError that names the networks', () => {
  test.each([{}, { network: '' }, { network: 'bitcoin' }, { network: undefined }, undefined, null])(
    'options %o',
    (options) => {
      // @ts-expect-error The network is missing or unknown.
      const check = (): unknown => checkAddress(address, options);
      expect(check).toThrow(new TypeError('options.network must be one of: erc20, polygon'));
    },
  );
});

test('every rule is listed once, with its source, and every one has a case', () => {
  const ids = addressRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { source, message, remedy } of addressRules) {
    expect(source.title).not.toBe('');
    expect(message).not.toMatch(/\.$/);
    expect(remedy).toMatch(/\.$/);
  }
  const covered = new Set(cases.flatMap(({ rules }) => rules.map((rule) => `address/${rule}`)));
  expect(ids.filter((id) => !covered.has(id))).toEqual([
    'address/other-network',
    'address/sanctioned',
    'address/public-key',
    'address/token-contract',
    'address/exchange',
    'address/contract',
    'address/look-alike',
  ]);
});
