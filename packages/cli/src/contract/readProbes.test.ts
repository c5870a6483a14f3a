import { test } from 'vitest';
import { code, expectSettled, type ProbeRow } from '../testing/expectSettled.ts';
import { readProbes } from './readProbes.ts';

const assets = (...data: readonly object[]) => ({ data });
const eth = { asset_type: 'STABLECOIN', networks: [{ network: 'ERC20' }] };
const clock = (createdAt: string) => assets({ created_at: createdAt });

test.each<ProbeRow>([
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
  await expectSettled(readProbes, row);
});
