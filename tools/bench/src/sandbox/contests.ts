import { customerSample } from '@passmuster/testing/samples';

/** API key of the sandboxes that are measured. */
export const key = 'a-key-of-this-benchmark-only';

/** Returns the text of an HTTP request. */
export const request = (method: string, path: string, body?: object): string => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const type =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: bench\r\nx-api-key: ${key}\r\n${type}\r\n${text}`;
};

let count = 0;
const newCustomer = () => {
  count += 1;
  const email = `owner${count}@karootrading.co.za`;
  return { ...customerSample, email, phone: `+27${820_000_000 + count}` };
};
const bankMethod = {
  type: 'BANK',
  currency: 'ZAR',
  account_name: 'Karoo Trading',
  account_number: '0012345678',
  bank_name: 'Standard Bank',
  bank_code: '051001',
};
const id = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** A request that the sandbox and Prism answer in turn. */
interface Contest {
  readonly name: string;
  /** The request below `prefix`. */
  readonly request: (prefix: string) => string;
  /** First digit of the sandbox's status, if it is not 2 because there is nothing to find. */
  readonly status?: string;
}
/** The eight operations. */
export const contests: readonly Contest[] = [
  {
    name: 'Create business customer',
    request: (prefix) => request('POST', `${prefix}/business-customers`, newCustomer()),
  },
  {
    name: 'Add bank payout method',
    request: (prefix) => request('POST', `${prefix}/payout/methods/banks`, bankMethod),
  },
  {
    name: 'Create wallet, fiat',
    request: (prefix) => request('POST', `${prefix}/wallets`, { currency: 'ZAR' }),
  },
  {
    name: 'Create wallet, stablecoin',
    request: (prefix) =>
      request('POST', `${prefix}/wallets`, { currency: 'USDC', network: 'polygon' }),
  },
  { name: 'List wallets, ten of them', request: (prefix) => request('GET', `${prefix}/wallets`) },
  {
    name: 'Delete payout method, an unknown one',
    request: (prefix) => request('DELETE', `${prefix}/payout/methods/${id}`),
    status: '4',
  },
  {
    name: 'Fetch transactions, of an unknown reference',
    request: (prefix) => request('GET', `${prefix}/customers/transactions/by_ref_id/${id}`),
    status: '4',
  },
  { name: 'List asset codes', request: (prefix) => request('GET', `${prefix}/asset-codes`) },
  {
    name: 'Validate address',
    request: (prefix) =>
      request('GET', `${prefix}/payouts/validate-address?address=${address}&network=erc20`),
  },
];
