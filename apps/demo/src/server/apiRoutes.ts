import {
  type ApiResult,
  type Client,
  createBankPayoutMethod,
  createBusinessCustomer,
  createWallet,
  deletePayoutMethod,
  findTransactions,
  listAssetCodes,
  listWallets,
  validateAddress,
} from '@passmuster/client';
import {
  BusinessCustomerSchema,
  CreateBankPayoutMethodSchema,
  CreateWalletSchema,
  DeletePayoutMethodParamsSchema,
  DeletePayoutMethodSchema,
  FindTransactionsParamsSchema,
  ListWalletsQueryTextSchema,
  ValidateAddressQuerySchema,
} from '@passmuster/schemas/compiled';
import { type Context, Hono } from 'hono';
import { readBody, readInput } from './readInput.ts';
import { toFailure } from './toFailure.ts';

/** Returns the operations of the API that the page uses, passed on with the key of this server. */
export function apiRoutes(client: Client): Hono {
  const routes = new Hono();
  routes.post('/business-customers', async (context) => {
    const body = await readBody(BusinessCustomerSchema, context);
    if (body instanceof Response) return body;
    return answer(context, await createBusinessCustomer(client, body), 201);
  });
  routes.post('/wallets', async (context) => {
    const body = await readBody(CreateWalletSchema, context);
    if (body instanceof Response) return body;
    return answer(context, await createWallet(client, body), 201);
  });
  routes.get('/wallets', async (context) => {
    const query = readInput(ListWalletsQueryTextSchema, context.req.query(), context);
    if (query instanceof Response) return query;
    return answer(context, await listWallets(client, query));
  });
  routes.post('/payout/methods/banks', async (context) => {
    const body = await readBody(CreateBankPayoutMethodSchema, context);
    if (body instanceof Response) return body;
    return answer(context, await createBankPayoutMethod(client, body), 201);
  });
  routes.delete('/payout/methods/:payout_method_id', async (context) => {
    const params = readInput(DeletePayoutMethodParamsSchema, context.req.param(), context);
    if (params instanceof Response) return params;
    const owner = readInput(DeletePayoutMethodSchema, context.req.query(), context);
    if (owner instanceof Response) return owner;
    return answer(context, await deletePayoutMethod(client, { ...params, ...owner }));
  });
  routes.get('/payouts/validate-address', async (context) => {
    const query = readInput(ValidateAddressQuerySchema, context.req.query(), context);
    if (query instanceof Response) return query;
    return answer(context, await validateAddress(client, query));
  });
  routes.get('/transactions/:reference_id', async (context) => {
    const params = readInput(FindTransactionsParamsSchema, context.req.param(), context);
    if (params instanceof Response) return params;
    return answer(context, await findTransactions(client, params, { whenNotFound: 'empty' }));
  });
  routes.get('/asset-codes', async (context) => answer(context, await listAssetCodes(client)));
  return routes;
}

function answer<Data>(context: Context, result: ApiResult<Data>, status: 200 | 201 = 200) {
  if (!result.error) return context.json({ data: result.data }, status);
  const { status: code, body } = toFailure(result.error);
  return context.json(body, code);
}
