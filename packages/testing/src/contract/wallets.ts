/** Who a wallet or a payout method belongs to. */
export const owners = ['merchant', 'customer'] as const;
export type Owner = (typeof owners)[number];

/** The currencies of the sandbox by kind. SPEC-GAP 39, 40. */
const currencies = [
  { currency: 'USDC', asset_type: 'STABLECOIN', network: 'erc20' },
  { currency: 'USDC', asset_type: 'STABLECOIN', network: 'polygon' },
  { currency: 'USDT', asset_type: 'STABLECOIN', network: 'polygon' },
  { currency: 'ZAR', asset_type: 'FIAT', network: undefined },
  { currency: 'CAD', asset_type: 'FIAT', network: undefined },
  { currency: 'NGN', asset_type: 'FIAT', network: undefined },
] as const;

/** What the service assigns, taken from the answer. The form of each is that of its schema. */
export interface AssignedToWallet {
  readonly id: string;
  readonly created_at: string;
  readonly addresses: readonly { readonly id: string; readonly address: string }[];
}

/** A wallet of one kind and owner: what is sent, and the whole answer. */
export interface WalletKind {
  readonly kind: string;
  /** `customerId` is that of the customer who owns it. */
  readonly body: (customerId: string) => {
    readonly currency: string;
    readonly description?: string;
    readonly network?: 'erc20' | 'polygon';
    readonly customer_id?: string | null;
  };
  /** The wallet as the list shows it. */
  readonly listed: (assigned: AssignedToWallet, customerId: string) => object;
  /** The wallet as its creation answers it. SPEC-GAP 44. */
  readonly created: (assigned: AssignedToWallet, customerId: string) => object;
}

/** Every kind of wallet: owner, kind of currency, network, with and without a description. SPEC-GAP 40, 43, 44, 75. */
export const walletKinds: readonly WalletKind[] = owners.flatMap((owner) =>
  currencies.map(({ currency, asset_type: assetType, network }, at) => {
    const described = at % 2 === 0 ? { description: `${currency} of the ${owner}` } : {};
    const isStablecoin = network !== undefined;
    const listed: WalletKind['listed'] = ({ id, created_at, addresses }, customerId) => ({
      id,
      asset_type: assetType,
      currency,
      balance: isStablecoin ? '0.00000000' : '0.00',
      ...described,
      status: isStablecoin ? 'active' : 'pending',
      created_at,
      updated_at: created_at,
      customer_id: owner === 'customer' ? customerId : null,
      addresses: isStablecoin
        ? [{ id: addresses[0]?.id, address: addresses[0]?.address, network, created_at }]
        : [],
    });
    return {
      kind: `a ${owner}-owned ${assetType} wallet in ${currency}${isStablecoin ? ` on ${network}` : ''}`,
      body: (customerId) => ({
        currency,
        ...described,
        ...(isStablecoin ? { network } : {}),
        ...(owner === 'customer' ? { customer_id: customerId } : {}),
      }),
      listed,
      created: (assigned, customerId) => {
        const wallet = listed(assigned, customerId);
        const { id } = assigned;
        const addresses: readonly object[] = Reflect.get(wallet, 'addresses');
        return {
          ...wallet,
          addresses: addresses.map((address) => ({ ...address, crypto_wallet_id: id })),
        };
      },
    };
  }),
);
