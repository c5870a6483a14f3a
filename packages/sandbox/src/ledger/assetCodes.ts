import {
  type AssetCode,
  type AssetType,
  fiatCurrencies,
  type Network,
  networks,
  stablecoinCurrencies,
  type WalletCurrency,
} from '@passmuster/schemas';

/** When the assets were created. A constant, so that all sandboxes give the same answer. */
const seededAt = '2025-01-01T00:00:00.000Z';

/** Decimal places of a balance. Source: API spec 1.0.0, Wallet, `balance`. */
export const decimalPlaces: Readonly<Record<AssetType, number>> = { STABLECOIN: 8, FIAT: 2 };

/** The assets of this sandbox. SPEC-GAP 39: the specification shows no list. */
const seeded: ReadonlyMap<string, AssetType> = new Map<WalletCurrency, AssetType>([
  ...stablecoinCurrencies.map((code) => [code, 'STABLECOIN'] as const),
  ...fiatCurrencies.map((code) => [code, 'FIAT'] as const),
]);

/** Returns the kind of a currency, or `undefined` for one that this sandbox does not have. */
export const assetTypeOf = (currency: string): AssetType | undefined => seeded.get(currency);

/** SPEC-GAP 42: capitalized in this list, lowercase in wallets. */
const capitalized = (network: Network): string =>
  network.charAt(0).toUpperCase() + network.slice(1);

/** Fixed ids: `a55e7000-…` and the position in the list. */
const seededId = (position: number): string =>
  `a55e7000-0000-4000-8000-${String(position).padStart(12, '0')}`;

/** The assets as `GET /asset-codes` returns them. */
export const assetCodes: readonly AssetCode[] = [...seeded].map(([code, assetType], at) => ({
  id: seededId(at + 1),
  asset_type: assetType,
  code,
  created_at: seededAt,
  updated_at: seededAt,
  networks:
    assetType === 'FIAT'
      ? null
      : networks.map((network, position) => ({
          id: seededId((at + 1) * 100 + position + 1),
          network: capitalized(network),
          created_at: seededAt,
        })),
}));
