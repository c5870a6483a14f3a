import { randomUUID } from 'node:crypto';
import {
  confirmed,
  differs,
  fieldOf,
  isRefusal,
  isSuccess,
  listOf,
  type Probe,
  settleStatus,
  shown,
  unsettled,
} from './probe.ts';

const byReference = '/customers/transactions/by_ref_id/';
/** A published test vector, and text that is not an address. */
const goodAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const validation = (address: string): string =>
  `/payouts/validate-address?address=${address}&network=erc20`;

/** Networks of the asset codes, and those of the fiat ones. */
async function networksOf(api: Parameters<Probe['settle']>[0]) {
  const { body } = await api.get('/asset-codes');
  const assets = listOf(fieldOf(body, 'data'));
  const names = assets.flatMap((asset) =>
    listOf(fieldOf(asset, 'networks')).map((one) => String(fieldOf(one, 'network'))),
  );
  const fiat = assets.filter((asset) => fieldOf(asset, 'asset_type') === 'FIAT');
  return { assets, names, fiat };
}

/** Probes that only read. */
export const readProbes: readonly Probe[] = [
  {
    gap: 38,
    reading: 'a list is answered with 200',
    async settle(api) {
      const answer = await api.get('/asset-codes');
      return answer.status === 200 ? confirmed('200') : differs(shown(answer));
    },
  },
  {
    gap: 42,
    reading: 'networks are capitalized in asset codes',
    async settle(api) {
      const { names } = await networksOf(api);
      if (names.length === 0) return unsettled('no asset has a network');
      if (names.every((name) => /^[A-Z]/.test(name))) return confirmed('capitalized');
      const isLower = names.every((name) => name === name.toLowerCase());
      return isLower ? differs('lowercase', { capitalizedNetworks: false }) : differs('mixed');
    },
  },
  {
    gap: 45,
    reading: 'the status filter accepts active, pending and suspended',
    async settle(api) {
      const answer = await api.get('/wallets?limit=1&status=suspended');
      if (isSuccess(answer)) return confirmed(`${answer.status} for suspended`);
      return differs(`${shown(answer)} for suspended`, { activeFilterOnly: true });
    },
  },
  {
    gap: 46,
    reading: 'the list without customer_id has the wallets of customers too',
    async settle(api) {
      const { body } = await api.get('/wallets?limit=100');
      const wallets = listOf(fieldOf(body, 'data'));
      const owned = wallets.filter((wallet) => fieldOf(wallet, 'customer_id') != null);
      return owned.length > 0
        ? confirmed('wallets of customers are listed')
        : unsettled('no wallet of a customer is listed; there may be none');
    },
  },
  {
    gap: 47,
    reading: 'page and limit out of range are refused',
    async settle(api) {
      const answer = await api.get('/wallets?page=0&limit=101');
      if (isRefusal(answer)) return confirmed(shown(answer));
      const limit = fieldOf(answer.body, 'pagination', 'limit');
      return limit === 100
        ? differs('clamped to 100', { clampPages: true })
        : differs(shown(answer));
    },
  },
  {
    gap: 51,
    reading: 'a malformed reference id is answered with 400',
    settle: (api) => settleStatus(api, `${byReference}not-a-uuid`, 400, 'malformedReferenceStatus'),
  },
  {
    gap: 51,
    reading: 'an unknown reference id is answered with 404',
    settle: (api) =>
      settleStatus(api, `${byReference}${randomUUID()}`, 404, 'unknownReferenceStatus'),
  },
  {
    gap: 52,
    reading: 'a reference id that is not a UUID is INVALID_REFERENCE_ID',
    async settle(api) {
      const answer = await api.get(`${byReference}not-a-uuid`);
      const isKnown = fieldOf(answer.body, 'code') === 'INVALID_REFERENCE_ID';
      return isKnown ? confirmed(shown(answer)) : differs(shown(answer));
    },
  },
  {
    gap: 57,
    reading: 'an address that is not valid is answered with 200 and valid: false',
    async settle(api) {
      const good = await api.get(validation(goodAddress));
      if (fieldOf(good.body, 'data', 'valid') !== true) {
        return differs(`${shown(good)} for a valid address: the parameters have other names`);
      }
      const bad = await api.get(validation('0x0'));
      if (fieldOf(bad.body, 'data', 'valid') === false) return confirmed('200, valid: false');
      const hasSwitch = bad.status === 400 || bad.status === 422;
      return differs(shown(bad), hasSwitch ? { invalidAddressStatus: bad.status } : undefined);
    },
  },
  {
    gap: 58,
    reading: 'networks is null for a fiat asset',
    async settle(api) {
      const { fiat } = await networksOf(api);
      if (fiat.length === 0) return unsettled('no fiat asset is listed');
      const isNull = fiat.every((asset) => fieldOf(asset, 'networks') === null);
      return isNull ? confirmed('null') : differs('not null');
    },
  },
  {
    gap: 59,
    reading: 'the key is accepted in either header',
    async settle(api) {
      const own = await api.get('/asset-codes', { 'x-api-key': api.apiKey });
      const bearer = await api.get('/asset-codes', { authorization: `Bearer ${api.apiKey}` });
      const saw = `x-api-key ${own.status}, Bearer ${bearer.status}`;
      return isSuccess(own) && isSuccess(bearer) ? confirmed(saw) : differs(saw);
    },
  },
  {
    gap: 59,
    reading: 'two credentials that differ are refused',
    async settle(api) {
      const other = 'Bearer passmuster-contract-check';
      const headers = { 'x-api-key': api.apiKey, authorization: other };
      const answer = await api.get('/asset-codes', headers);
      if (answer.status === 401) return confirmed(shown(answer));
      const switches = { refuseDifferingCredentials: false };
      return differs(shown(answer), isSuccess(answer) ? switches : undefined);
    },
  },
  {
    gap: 60,
    reading: 'a 401 has its own shape: status failed, error.code INVALID_TOKEN',
    async settle(api) {
      const answer = await api.get('/asset-codes', { 'x-api-key': 'passmuster-contract-check' });
      const isShown =
        answer.status === 401 &&
        fieldOf(answer.body, 'status') === 'failed' &&
        fieldOf(answer.body, 'error', 'code') === 'INVALID_TOKEN';
      return isShown ? confirmed(shown(answer)) : differs(shown(answer));
    },
  },
  {
    gap: 63,
    reading: 'a query that is not valid is answered with 400',
    settle: (api) => settleStatus(api, '/asset-codes?asset_type=NONE', 400, 'validationStatus'),
  },
  {
    gap: 68,
    reading: 'unknown query parameters are ignored',
    async settle(api) {
      const answer = await api.get('/asset-codes?passmuster_contract_check=1');
      if (isSuccess(answer)) return confirmed('ignored');
      return differs(shown(answer), { refuseUnknownParameters: true });
    },
  },
  {
    gap: 69,
    reading: 'timestamps are in UTC with milliseconds',
    async settle(api) {
      const { assets } = await networksOf(api);
      const [at] = assets.map((asset) => fieldOf(asset, 'created_at'));
      if (typeof at !== 'string') return unsettled('no asset is listed');
      const isUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at);
      return isUtc ? confirmed('UTC with milliseconds') : differs('another form');
    },
  },
];
