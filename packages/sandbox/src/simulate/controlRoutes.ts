import type { Route } from '../operations.ts';
import { setCustomerStatus, showCustomer } from './customerStatus.ts';
import { dataRoutes } from './dataRoutes.ts';
import { movementRoutes } from './movementRoutes.ts';
import { settingsRoutes } from './settingsRoutes.ts';
import { setWalletStatus } from './setWalletStatus.ts';

/** What a sandbox can do that the API cannot; all of it under `/_sandbox/`, all of it for one merchant. */
export const controlRoutes: readonly Route[] = [
  ...movementRoutes,
  ...settingsRoutes,
  ...dataRoutes,
  {
    name: 'setWalletStatus',
    method: 'PUT',
    path: '/_sandbox/wallets/:wallet_id/status',
    operation: setWalletStatus,
  },
  {
    name: 'showCustomer',
    method: 'GET',
    path: '/_sandbox/customers/:customer_id',
    operation: showCustomer,
  },
  {
    name: 'setCustomerStatus',
    method: 'PUT',
    path: '/_sandbox/customers/:customer_id',
    operation: setCustomerStatus,
  },
];
