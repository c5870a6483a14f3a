import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Compiled, compareWithValibot } from '@passmuster/compiler/differential';
import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import * as schemas from '../index.ts';
import * as compiled from './index.ts';

test('the compiled modules are what their generator writes', () => {
  const script = fileURLToPath(new URL('../../scripts/compile.ts', import.meta.url));
  const { status, stderr } = spawnSync(
    execPath,
    ['--conditions=@passmuster/source', script, '--check'],
    { encoding: 'utf8' },
  );
  expect(`${stderr}`).not.toContain('is not what its generator writes');
  expect(status).toBe(0);
}, 30_000);

const id = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
const at = '2026-01-31T09:30:00.000Z';
const address = {
  street1: '12 Marina Road',
  city: 'Lagos',
  state: 'LA',
  postal_code: '101001',
  country: 'NG',
};
const document = {
  doc_type: 'PROOF_OF_ADDRESS',
  sub_type: 'UTILITY_BILL',
  doc_image: 'data:image/png;base64,iVBORw0KGgo=',
  doc_country: 'NG',
};
const owner = {
  first_name: 'Ada',
  last_name: 'Okafor',
  email: 'ada@example.com',
  phone_number: '+2348012345678',
  date_of_birth: '1985-04-12',
  relationship_establishment_date: '2019-06-30',
  ownership_percentage: 50,
  title: 'Director',
  address: { ...address, street2: 'Floor 3' },
  id_number: 'A12345678',
  nationality: 'NG',
  front_image: 'https://files.example.com/front.png',
  supporting_documents: [document],
};
const wallet = {
  id,
  asset_type: 'STABLECOIN',
  currency: 'USDC',
  balance: '12.50000000',
  status: 'active',
  created_at: at,
  updated_at: at,
  customer_id: null,
  addresses: [{ id, address: '0x0', network: 'polygon', created_at: at }],
  more: 1,
};
const transaction = {
  id,
  sender_wallet_id: null,
  receiver_wallet_id: id,
  transaction_id: 'TX1',
  asset_code: 'USDC',
  amount: '1.00000000',
  reference_id: id,
  status: 'COMPLETED',
  created_at: at,
  updated_at: at,
  transaction_type: 'INTERNAL TRANSFER',
  transaction_mode: 'DEBIT',
  balance: '2.00000000',
};
const method = { id, type: 'BANK', currency: 'NGN', iban: null, created_at: at, updated_at: at };
const pagination = { total: 1, page: 1, limit: 10, totalPages: 1 };
const success = (data: unknown): object => ({ status: 'success', data, message: 'Done' });

/** A body each schema accepts, by the name of the schema. */
const bodies: Readonly<Record<string, unknown>> = {
  BusinessCustomer: {
    business_name: 'Okafor Trading Limited',
    business_type: 'LIMITED_LIABILITY_COMPANY',
    business_website: 'https://okafor.example.com',
    email: 'office@okafor.example.com',
    phone: '+2348012345678',
    account_purpose: 'OPERATING_A_COMPANY',
    source_of_funds: 'BUSINESS_INCOME',
    expected_monthly_income: 25_000_000,
    industry: '541512',
    registered_address: address,
    trading_name: 'Okafor',
    nature_of_business: 'Software development',
    contact_person_email: 'ada@okafor.example.com',
    contact_person_phone: '+2348012345679',
    estimated_annual_revenue_usd: 'HUNDRED_THOUSAND_TO_MILLION',
    is_dao: false,
    registration_number: 'RC123456',
    registration_date: '2019-06-30',
    tax_identification_number: '12345678-0001',
    phone_country_code: '+234',
    account_purpose_explanation: 'Paying suppliers',
    expected_monthly_payments_usd: 15_000,
    business_owners: [owner, { ...owner, back_image: 'https://files.example.com/back.png' }],
    documents: [document],
  },
  CreateBankPayoutMethod: { type: 'BANK', currency: 'NGN', account_number: '0000014579', iban: null },
  DeletePayoutMethodParams: { payout_method_id: id },
  DeletePayoutMethod: { customer_id: id },
  CreateWallet: { currency: 'USDC', description: 'Main', customer_id: id, network: 'polygon' },
  ListWalletsQuery: { page: 1, limit: 10, status: 'active', asset_type: 'FIAT' },
  ListWalletsQueryText: { page: '1', currency: 'ZAR' },
  ListAssetCodesQuery: { asset_type: 'FIAT' },
  ValidateAddressQuery: { address: '0x0', network: 'erc20' },
  FindTransactionsParams: { reference_id: id },
  CreateBusinessCustomerResponse: success({ id, business_name: 'Okafor' }),
  CreateBankPayoutMethodResponse: success(method),
  CreateWalletResponse: success(wallet),
  ListWalletsResponse: { status: 'success', data: [wallet, wallet], pagination },
  FindTransactionsResponse: success([transaction]),
  ListAssetCodesResponse: success([
    { id, asset_type: 'FIAT', code: 'ZAR', created_at: at, updated_at: at, networks: null },
  ]),
  ValidateAddressResponse: success({ valid: true }),
  SuccessMessage: { status: 'success', message: 'Deleted' },
  OperationError: { status: 'error', message: 'No', code: 'INVALID_REFERENCE_ID' },
  AuthenticationError: {
    status: 'failed',
    message: 'Invalid or expired token',
    error: { code: 'INVALID_TOKEN', details: { reason: 'token_expired' } },
  },
};

const exported = (from: object, name: string): unknown => Reflect.get(from, name);
const rows = Object.keys(bodies).map((name) => ({
  name,
  schema: exported(schemas, `${name}Schema`) as GenericSchema,
  compiled: {
    is: exported(compiled, `is${name}`),
    parse: exported(compiled, `parse${name}`),
  } as Compiled,
}));

test('every compiled schema has a row below', () => {
  expect(rows.flatMap(({ name }) => [`is${name}`, `parse${name}`]).sort()).toEqual(
    Object.keys(compiled).sort(),
  );
});

test.each(rows)('$name: the same verdict, output, issues and paths as valibot', (row) => {
  const body = JSON.stringify(bodies[row.name]);
  const sample = (): unknown => JSON.parse(body);
  expect(row.compiled.parse(sample())).toMatchObject({ success: true });
  const { accepted, found } = compareWithValibot({ ...row, sample, count: 2_000 });
  expect(found).toEqual([]);
  expect(accepted).toBeGreaterThan(200);
});
