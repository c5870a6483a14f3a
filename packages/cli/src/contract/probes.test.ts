import { expect, test } from 'vitest';
import type { ContractAnswer, ContractApi } from './contractApi.ts';
import { readProbes } from './readProbes.ts';
import { refusalProbes } from './refusalProbes.ts';

/** What a service answers: one answer to everything, or one that depends on the request. */
type Service = object | ((path: string, more: object) => object);

const answerOf = (given: object): ContractAnswer => {
  const { status = 200, ...body } = given as { readonly status?: number };
  return { status, body, text: JSON.stringify(body) };
};

function apiOf(service: Service): ContractApi {
  const ask = (path: string, more: object): ContractAnswer =>
    answerOf(typeof service === 'function' ? service(path, more) : service);
  return {
    apiKey: 'a-key',
    get: async (path, credentials = {}) => ask(path, credentials),
    send: async (method, path, body) => ask(`${method} ${path}`, body ?? {}),
    count: () => 0,
  };
}

const assets = (...data: readonly object[]) => ({ data });
const eth = { asset_type: 'STABLECOIN', networks: [{ network: 'ERC20' }] };
const clock = (createdAt: string) => assets({ created_at: createdAt });
const code = (value: string) => ({ status: 400, code: value });

test.each<{ gap: number; reading: RegExp; service: Service; finds: object }>([
  { gap: 38, reading: /list/, service: {}, finds: { verdict: 'confirmed' } },
  { gap: 38, reading: /list/, service: { status: 201 }, finds: { verdict: 'differs', saw: '201' } },
  { gap: 42, reading: /capital/, service: assets(), finds: { verdict: 'unsettled' } },
  { gap: 42, reading: /capital/, service: assets(eth), finds: { verdict: 'confirmed' } },
  {
    gap: 42,
    reading: /capital/,
    service: assets({ networks: [{ network: 'erc20' }] }),
    finds: { verdict: 'differs', switches: { capitalizedNetworks: false } },
  },
  {
    gap: 42,
    reading: /capital/,
    service: assets(eth, { networks: [{ network: 'erc20' }] }),
    finds: { verdict: 'differs', saw: 'mixed' },
  },
  {
    gap: 45,
    reading: /status filter/,
    service: code('INVALID_STATUS'),
    finds: { saw: '400 INVALID_STATUS for suspended', switches: { activeFilterOnly: true } },
  },
  { gap: 46, reading: /customers/, service: assets({}), finds: { verdict: 'unsettled' } },
  {
    gap: 46,
    reading: /customers/,
    service: assets({ customer_id: 'c-1' }),
    finds: { verdict: 'confirmed' },
  },
  { gap: 47, reading: /range/, service: code('VALIDATION_ERROR'), finds: { verdict: 'confirmed' } },
  {
    gap: 47,
    reading: /range/,
    service: { pagination: { limit: 100 } },
    finds: { verdict: 'differs', switches: { clampPages: true } },
  },
  {
    gap: 47,
    reading: /range/,
    service: { pagination: { limit: 20 } },
    finds: { verdict: 'differs', saw: '200' },
  },
  {
    gap: 51,
    reading: /malformed/,
    service: { status: 422 },
    finds: { verdict: 'differs', switches: { malformedReferenceStatus: 422 } },
  },
  {
    gap: 51,
    reading: /unknown/,
    service: { status: 200 },
    finds: { verdict: 'differs', saw: '200' },
  },
  {
    gap: 52,
    reading: /UUID/,
    service: code('INVALID_REFERENCE_ID'),
    finds: { verdict: 'confirmed' },
  },
  { gap: 52, reading: /UUID/, service: code('OTHER'), finds: { verdict: 'differs' } },
  {
    gap: 57,
    reading: /valid: false/,
    service: (path) => ({ data: { valid: !path.includes('=0x0&') } }),
    finds: { verdict: 'confirmed' },
  },
  {
    gap: 57,
    reading: /valid: false/,
    service: (path) => (path.includes('=0x0&') ? { status: 422 } : { data: { valid: true } }),
    finds: { verdict: 'differs', switches: { invalidAddressStatus: 422 } },
  },
  { gap: 57, reading: /valid: false/, service: {}, finds: { saw: /other names/ } },
  {
    gap: 58,
    reading: /null/,
    service: assets({ asset_type: 'FIAT', networks: null }),
    finds: { verdict: 'confirmed' },
  },
  {
    gap: 58,
    reading: /null/,
    service: assets({ asset_type: 'FIAT', networks: [] }),
    finds: { verdict: 'differs' },
  },
  { gap: 58, reading: /null/, service: assets(eth), finds: { verdict: 'unsettled' } },
  { gap: 59, reading: /either header/, service: {}, finds: { verdict: 'confirmed' } },
  {
    gap: 59,
    reading: /either header/,
    service: (_, credentials) => ('authorization' in credentials ? { status: 401 } : {}),
    finds: { verdict: 'differs', saw: 'x-api-key 200, Bearer 401' },
  },
  {
    gap: 59,
    reading: /two credentials/,
    service: {},
    finds: { verdict: 'differs', switches: { refuseDifferingCredentials: false } },
  },
  {
    gap: 60,
    reading: /own shape/,
    service: { status: 401, error: { code: 'INVALID_TOKEN' } },
    finds: { verdict: 'differs', saw: '401 INVALID_TOKEN' },
  },
  {
    gap: 63,
    reading: /query/,
    service: { status: 422 },
    finds: { verdict: 'differs', switches: { validationStatus: 422 } },
  },
  {
    gap: 68,
    reading: /unknown query/,
    service: { status: 400 },
    finds: { verdict: 'differs', switches: { refuseUnknownParameters: true } },
  },
  {
    gap: 69,
    reading: /UTC/,
    service: clock('2026-01-31T08:00:00.000Z'),
    finds: { verdict: 'confirmed' },
  },
  {
    gap: 69,
    reading: /UTC/,
    service: clock('2026-01-31T08:00:00+02:00'),
    finds: { verdict: 'differs' },
  },
  { gap: 69, reading: /UTC/, service: assets(), finds: { verdict: 'unsettled' } },
])('gap $gap, $reading, and an answer of $service: $finds', async (row) => {
  expect(await settle(readProbes, row)).toMatchObject(withPatterns(row.finds));
});

/** Returns the answer to a body with mistakes, which names these fields. */
const naming = (...fields: readonly string[]) => ({ status: 400, message: fields.join(', ') });
const planted = ['customer_type', 'industry'];

test.each<{ gap: number; reading: RegExp; service: Service; finds: object }>([
  { gap: 1, reading: /owners/, service: naming(...planted), finds: { verdict: 'confirmed' } },
  {
    gap: 1,
    reading: /owners/,
    service: naming(...planted, 'business_owners'),
    finds: { verdict: 'differs', saw: '400, names business_owners' },
  },
  { gap: 1, reading: /owners/, service: naming('industry'), finds: { verdict: 'unsettled' } },
  {
    gap: 1,
    reading: /owners/,
    service: {},
    finds: { saw: '200: a body with mistakes was accepted' },
  },
  {
    gap: 2,
    reading: /website/,
    service: naming(...planted),
    finds: { verdict: 'differs', switches: { requireWebsite: false } },
  },
  {
    gap: 26,
    reading: /documents/,
    service: naming(...planted, 'documents'),
    finds: { verdict: 'confirmed' },
  },
  {
    gap: 35,
    reading: /bank method/,
    service: naming('iban', 'sort_code', 'currency', 'bank_code'),
    finds: { verdict: 'differs', switches: { requiredBankFields: ['currency', 'bank_code'] } },
  },
  {
    gap: 35,
    reading: /bank method/,
    service: naming('iban', 'sort_code'),
    finds: { saw: '400, names none of them', switches: { requiredBankFields: [] } },
  },
  { gap: 50, reading: /unknown method/, service: { status: 404 }, finds: { verdict: 'confirmed' } },
  { gap: 50, reading: /unknown method/, service: {}, finds: { verdict: 'differs' } },
  { gap: 77, reading: /null/, service: { status: 404 }, finds: { verdict: 'confirmed' } },
  {
    gap: 77,
    reading: /null/,
    service: { status: 400 },
    finds: { verdict: 'differs', switches: { refuseNullCustomer: true } },
  },
  {
    gap: 78,
    reading: /currency/,
    service: naming('network', 'description', 'currency'),
    finds: { verdict: 'confirmed' },
  },
])('gap $gap, $reading, and a refusal of $service: $finds', async (row) => {
  expect(await settle(refusalProbes, row)).toMatchObject(withPatterns(row.finds));
});

/** Asks the one probe of a gap whose reading matches. */
async function settle(
  probes: typeof readProbes,
  {
    gap,
    reading,
    service,
  }: { readonly gap: number; readonly reading: RegExp; readonly service: Service },
) {
  const found = probes.filter((probe) => probe.gap === gap && reading.test(probe.reading));
  expect(found.map((probe) => probe.gap)).toEqual([gap]);
  return await found[0]?.settle(apiOf(service));
}

const withPatterns = (finds: object): object =>
  Object.fromEntries(
    Object.entries(finds).map(([key, value]) => [
      key,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ]),
  );
