import { acceptedCalls, type Given, type OperationCall } from './operationCalls.ts';
import { bankMethodSample } from './samples.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Returns a call whose input is the body. */
const sending = (
  operation: OperationCall['operation'],
  asks: string,
  input: object,
): Pick<OperationCall, 'operation' | 'asks' | 'input' | 'sends'> => ({
  ...{ operation, asks, input, sends: input },
});

/** Returns the calls of `acceptedCalls`, others that are accepted, and each refusal that a well-formed request can cause. */
export const everyCall = (given: Given): readonly OperationCall[] => [
  ...acceptedCalls(given),
  {
    ...sending('createBusinessCustomer', 'POST /business-customers', {
      ...given.customer,
      email: 'taken@sandbox.example',
    }),
    ...{ why: 'a taken email', status: 409, code: 'DUPLICATE_EMAIL' },
  },
  {
    ...sending('createBusinessCustomer', 'POST /business-customers', {
      ...given.customer,
      documents: [],
    }),
    ...{ why: 'missing documents', status: 400, code: 'VALIDATION_ERROR' },
  },
  {
    ...sending('createBankPayoutMethod', 'POST /payout/methods/banks', {
      ...bankMethodSample,
      customer_id: unknownId,
    }),
    ...{ why: 'a method of an unknown customer', status: 404, code: 'CUSTOMER_NOT_FOUND' },
  },
  {
    ...sending('createBankPayoutMethod', 'POST /payout/methods/banks', { type: 'BANK' }),
    ...{ why: 'a method without fields', status: 400, code: 'VALIDATION_ERROR' },
  },
  {
    ...sending('createWallet', 'POST /wallets', { currency: 'CAD' }),
    ...{ why: 'a fiat wallet', status: 201, gives: { status: 'pending', addresses: [] } },
  },
  {
    ...sending('createWallet', 'POST /wallets', { currency: 'ZAR', customer_id: unknownId }),
    ...{ why: 'a wallet of an unknown customer', status: 404, code: 'CUSTOMER_NOT_FOUND' },
  },
  {
    ...sending('createWallet', 'POST /wallets', { currency: 'XXX' }),
    ...{ why: 'a wallet of no currency', status: 400, code: 'VALIDATION_ERROR' },
  },
  {
    ...{ operation: 'deletePayoutMethod', why: 'an unknown method' },
    input: { payout_method_id: unknownId, customer_id: unknownId },
    asks: `DELETE /payout/methods/${unknownId}`,
    sends: { customer_id: unknownId },
    ...{ status: 404, code: 'PAYOUT_METHOD_NOT_FOUND' },
  },
  {
    ...{ operation: 'findTransactions', why: 'an unknown reference' },
    input: { reference_id: unknownId },
    asks: `GET /customers/transactions/by_ref_id/${unknownId}`,
    ...{ status: 404, code: 'TRANSACTIONS_NOT_FOUND' },
  },
  {
    ...{ operation: 'findTransactions', why: 'a malformed reference' },
    input: { reference_id: 'not-a-uuid' },
    asks: 'GET /customers/transactions/by_ref_id/not-a-uuid',
    ...{ status: 400, code: 'INVALID_REFERENCE_ID' },
  },
  {
    ...{ operation: 'validateAddress', why: 'a bad address' },
    input: { address: '0x0', network: 'erc20' },
    asks: 'GET /payouts/validate-address?address=0x0&network=erc20',
    ...{ status: 200, gives: { valid: false } },
  },
];
