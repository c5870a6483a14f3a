import {
  bodyTooLarge,
  customerNotFound,
  invalidRequest,
  rateLimited,
  unauthenticated,
} from './commonErrors.ts';
import type { Operation, OperationRoute } from './operation.ts';

/** Where a wallet is created. */
export const createWalletRoute = {
  id: 'createWallet',
  method: 'POST',
  path: '/wallets',
} as const satisfies OperationRoute;

/** Source: API spec 1.0.0, Endpoints, 3. */
export const createWalletOperation = {
  route: createWalletRoute,
  tag: 'Wallets',
  summary: 'Create wallet',
  description:
    'A STABLECOIN wallet needs a network, a FIAT wallet has none. Include `customer_id` to create a customer wallet. Omit it to create a merchant wallet.',
  body: { schema: 'CreateWallet', isRequired: true },
  success: { status: 201, schema: 'CreateWalletResponse', gap: 38 },
  errors: [invalidRequest, unauthenticated, customerNotFound, bodyTooLarge, rateLimited],
  gaps: [38, 39, 40, 41, 42, 43, 44, 48, 63, 75],
} as const satisfies Operation;
