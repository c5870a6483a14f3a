import { deepFreeze } from '@passmuster/findings';
import { createBankPayoutMethodOperation } from './operations/createBankPayoutMethod.ts';
import { createBusinessCustomerOperation } from './operations/createBusinessCustomer.ts';
import { createWalletOperation } from './operations/createWallet.ts';
import { deletePayoutMethodOperation } from './operations/deletePayoutMethod.ts';
import { findTransactionsOperation } from './operations/findTransactions.ts';
import { listAssetCodesOperation } from './operations/listAssetCodes.ts';
import { listWalletsOperation } from './operations/listWallets.ts';
import { validateAddressOperation } from './operations/validateAddress.ts';

export * from './operations/createBankPayoutMethod.ts';
export * from './operations/createBusinessCustomer.ts';
export * from './operations/createWallet.ts';
export * from './operations/deletePayoutMethod.ts';
export * from './operations/findTransactions.ts';
export * from './operations/listAssetCodes.ts';
export * from './operations/listWallets.ts';
export type {
  Operation,
  OperationError,
  OperationRoute,
  OperationSuccess,
  SchemaName,
} from './operations/operation.ts';
export { type OperationTag, operationTags } from './operations/operationTags.ts';
export * from './operations/validateAddress.ts';

/** All operations, in the order of the specification. Source: API spec 1.0.0, Endpoints. */
export const operations = /* @__PURE__ */ deepFreeze([
  createBusinessCustomerOperation,
  createBankPayoutMethodOperation,
  createWalletOperation,
  listWalletsOperation,
  deletePayoutMethodOperation,
  findTransactionsOperation,
  listAssetCodesOperation,
  validateAddressOperation,
]);

/** The name of an operation, such as `createWallet`. */
export type OperationId = (typeof operations)[number]['route']['id'];
