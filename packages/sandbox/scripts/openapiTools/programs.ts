/**
 * One program for each generated client: creates a wallet, has another one refused, and prints what it
 * read by the generated types. `"{baseUrl}"` and `"{apiKey}"` are filled in.
 */
export const programs = {
  openapiFetch: `
    import createClient from 'openapi-fetch';
    import type { paths } from './openapiTypes';

    const client = createClient<paths>({ baseUrl: "{baseUrl}", headers: { 'x-api-key': "{apiKey}" } });
    const { data } = await client.POST('/wallets', { body: { currency: 'USDC', network: 'polygon' } });
    const { error, response } = await client.GET('/wallets', { params: { query: { limit: 101 } } });
    const code = error && 'code' in error ? error.code : undefined;
    console.log(data?.data.currency, data?.data.addresses[0]?.network, response.status, code);
  `,
  orval: `
    import { createWallet, listWallets } from './orvalClient';

    const headers = { 'x-api-key': "{apiKey}" };
    const created = await createWallet({ currency: 'USDC', network: 'polygon' }, { headers });
    const refused = await listWallets({ limit: 101 }, { headers });
    const wallet = created.status === 201 ? created.data.data : undefined;
    const code = refused.status === 400 ? refused.data.code : undefined;
    console.log(wallet?.currency, wallet?.addresses[0]?.network, refused.status, code);
  `,
  heyApi: `
    import { createWallet, listWallets } from './heyApiClient';
    import { client } from './heyApiClient/client.gen';

    client.setConfig({ baseUrl: "{baseUrl}", auth: ({ type }) => (type === 'apiKey' ? "{apiKey}" : undefined) });
    const { data } = await createWallet({ body: { currency: 'USDC', network: 'polygon' } });
    const { error, response } = await listWallets({ query: { limit: 101 } });
    const code = error && 'code' in error ? error.code : undefined;
    console.log(data?.data.currency, data?.data.addresses[0]?.network, response?.status, code);
  `,
} as const;
