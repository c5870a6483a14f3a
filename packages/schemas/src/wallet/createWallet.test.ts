import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fiatCurrencies, stablecoinCurrencies } from '../codes/currency.ts';
import { networks } from '../codes/network.ts';
import { createWalletShape } from '../compiled/accept/createWallet.generated.ts';
import { CreateWalletSchema as FastSchema } from '../compiled/index.generated.ts';
import { toFindings } from '../toFindings.ts';
import { CreateWalletSchema } from './createWallet.ts';

const document = JSON.parse(
  readFileSync(new URL('../../openapi.generated.json', import.meta.url), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, 'openapi');
const described = ajv.getSchema('openapi#/components/schemas/CreateWallet');

/** Returns whether the schema, the compiled one, the one of the client and the OpenAPI document accept a body. */
const verdicts = (body: object): readonly unknown[] => [
  v.is(CreateWalletSchema, body),
  v.is(FastSchema, body),
  createWalletShape.accept(body) !== undefined,
  described?.(JSON.parse(JSON.stringify(body))),
];

const bodies = (currency: string) => [
  { body: { currency }, has: 'no network' },
  { body: { currency, network: undefined }, has: 'no network' },
  ...networks.map((network) => ({ body: { currency, network }, has: 'a network' })),
];

describe.each([
  ...stablecoinCurrencies.map((currency) => ({ currency, needs: 'a network' })),
  ...fiatCurrencies.map((currency) => ({ currency, needs: 'no network' })),
  ...['EUR', 'usdc', 'ZAR ', 'constructor'].map((currency) => ({ currency, needs: 'either' })),
])('a wallet in $currency', ({ currency, needs }) => {
  test.each(bodies(currency))(`from $body has $has and needs ${needs}`, ({ body, has }) => {
    const isTaken = needs === 'either' || needs === has;
    expect(verdicts(body)).toEqual([isTaken, isTaken, isTaken, isTaken]);
  });
});

test.each([
  { body: { currency: 'USDC' }, found: ['wallet/network-given network'] },
  {
    body: { currency: 'USDC', description: 7 },
    found: ['schema/type description', 'wallet/network-given network'],
  },
  { body: { currency: 'USDC', network: 'tron' }, found: ['schema/choice network'] },
  { body: { currency: 'ZAR', network: 'erc20' }, found: ['wallet/no-network-for-fiat network'] },
  { body: { currency: 'ZAR', network: 'tron' }, found: ['schema/choice network'] },
  { body: { currency: ' ', network: 'erc20' }, found: ['schema/length currency'] },
])('$body finds $found', ({ body, found }) => {
  const { issues = [] } = v.safeParse(CreateWalletSchema, body);
  expect(toFindings(issues).map(({ rule, path }) => `${rule} ${path.join('.')}`)).toEqual(found);
});

test('the finding has the remedy of the schema', () => {
  const { issues = [] } = v.safeParse(CreateWalletSchema, { currency: 'USDT' });
  expect(toFindings(issues)[0]).toMatchObject({
    remedy: issues[0]?.message,
    severity: 'error',
  });
});
