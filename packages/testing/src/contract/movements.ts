import { owners } from './wallets.ts';

/** The wallets, methods and the customer that a movement runs between. Each wallet holds 100 before. */
export interface Parties {
  readonly customerId: string;
  /** Wallet ids by currency and owner, such as `USDC customer`. */
  readonly wallets: Readonly<Record<string, string>>;
  /** The address of each stablecoin wallet, by the same names. */
  readonly addresses: Readonly<Record<string, string>>;
  /** ZAR methods by owner. */
  readonly methods: Readonly<Record<string, string>>;
}

/** A movement of one kind: the requests that cause it, and all its legs but what the service assigns. */
export interface MovementKind {
  readonly kind: string;
  /** Paths below `/_sandbox/` and bodies, in order. All have the reference id. */
  readonly requests: (
    parties: Parties,
    reference: string,
  ) => readonly (readonly [string, object])[];
  readonly legs: (parties: Parties) => readonly object[];
}

/** Every field of a transaction that may be null, and that the service does not assign. */
const nothing = {
  sender_wallet_id: null,
  receiver_wallet_id: null,
  crypto_transaction_id: null,
  network: null,
  exchange_rate: null,
  withdrawal_recipient_name: null,
  fee: null,
  reason: null,
  customer_id: null,
  recipient_currency: null,
  recipient_country: null,
  bank_name: null,
  bank_code: null,
  address: null,
  bank_account: null,
};
/** A value of a leg that the service assigns, where it is not null. */
export const assigned = { crypto_transaction_id: /^0x[\da-f]{64}$/ } as const;

/** The words that the specification shows: `COMPLETED`, `INTERNAL TRANSFER`, `DEBIT`. SPEC-GAP 54. */
const completed = { ...nothing, status: 'COMPLETED' };
const debit = { transaction_mode: 'DEBIT' };
const credit = { transaction_mode: 'CREDIT' };

const customerOf = (owner: string, { customerId }: Parties): object =>
  owner === 'customer' ? { customer_id: customerId } : {};

const pairs = owners.flatMap((from) => owners.map((to) => ({ from, to })));

const deposits: readonly MovementKind[] = owners.flatMap((owner) =>
  ['USDC', 'ZAR'].map((currency) => ({
    kind: `a deposit of ${currency} to a wallet of the ${owner}`,
    requests: ({ wallets }, referenceId) => [
      [
        `wallets/${wallets[`${currency} ${owner}`]}/fund`,
        { amount: '7.5', reference_id: referenceId },
      ],
    ],
    legs: (parties) => [
      {
        ...completed,
        ...credit,
        ...customerOf(owner, parties),
        receiver_wallet_id: parties.wallets[`${currency} ${owner}`],
        transaction_type: 'DEPOSIT',
        asset_code: currency,
        amount: '7.50000000',
        balance: '107.50000000',
        ...(currency === 'USDC'
          ? {
              network: 'polygon',
              address: parties.addresses[`USDC ${owner}`],
              crypto_transaction_id: assigned.crypto_transaction_id,
            }
          : {}),
      },
    ],
  })),
);

const transfers: readonly MovementKind[] = ['USDC', 'ZAR'].flatMap((currency) =>
  pairs.map(({ from, to }) => ({
    kind: `a transfer of ${currency} from the ${from} to the ${to}`,
    requests: ({ wallets }, referenceId) => [
      [
        'transfers',
        {
          from_wallet_id: wallets[`${currency} ${from}`],
          to_wallet_id: wallets[`${currency} ${to} 2`],
          amount: '2.5',
          reference_id: referenceId,
        },
      ],
    ],
    legs: (parties) => {
      const shared = {
        ...completed,
        sender_wallet_id: parties.wallets[`${currency} ${from}`],
        receiver_wallet_id: parties.wallets[`${currency} ${to} 2`],
        transaction_type: 'INTERNAL TRANSFER',
        asset_code: currency,
        amount: '2.50000000',
      };
      return [
        { ...shared, ...debit, ...customerOf(from, parties), balance: '97.50000000' },
        { ...shared, ...credit, ...customerOf(to, parties), balance: '102.50000000' },
      ];
    },
  })),
);

const swaps: readonly MovementKind[] = pairs.map(({ from, to }) => ({
  kind: `a swap from the ${from} to the ${to}`,
  requests: ({ wallets }, referenceId) => [
    [
      'swaps',
      {
        from_wallet_id: wallets[`USDC ${from}`],
        to_wallet_id: wallets[`ZAR ${to}`],
        amount: '2',
        rate: '18.25',
        reference_id: referenceId,
      },
    ],
  ],
  legs: (parties) => {
    const shared = {
      ...completed,
      sender_wallet_id: parties.wallets[`USDC ${from}`],
      receiver_wallet_id: parties.wallets[`ZAR ${to}`],
      transaction_type: 'SWAP',
      exchange_rate: '18.25',
      recipient_currency: 'ZAR',
    };
    return [
      {
        ...shared,
        ...debit,
        ...customerOf(from, parties),
        asset_code: 'USDC',
        amount: '2.00000000',
        balance: '98.00000000',
      },
      {
        ...shared,
        ...credit,
        ...customerOf(to, parties),
        asset_code: 'ZAR',
        amount: '36.50000000',
        balance: '136.50000000',
      },
    ];
  },
}));

const outcomes = [
  { status: 'PENDING', ends: [], reason: null },
  { status: 'COMPLETED', ends: ['settle'], reason: null },
  { status: 'FAILED', ends: ['fail'], reason: 'REJECTED_BY_BANK' },
] as const;

const payouts: readonly MovementKind[] = pairs.flatMap(({ from, to }) =>
  outcomes.map(({ status, ends, reason }) => ({
    kind: `a payout from the ${from} to the ${to}, ${status}`,
    requests: ({ wallets, methods }, referenceId) => [
      [
        'payouts',
        {
          wallet_id: wallets[`ZAR ${from}`],
          payout_method_id: methods[to],
          amount: '10',
          fee: '1.5',
          reference_id: referenceId,
        },
      ],
      ...ends.map((end) => [`payouts/${referenceId}/${end}`, {}] as const),
    ],
    legs: (parties) => [
      {
        ...nothing,
        ...debit,
        // That of the recipient, otherwise that of the sender.
        ...customerOf(to === 'customer' ? to : from, parties),
        status,
        reason,
        sender_wallet_id: parties.wallets[`ZAR ${from}`],
        transaction_type: 'BANK PAYOUT',
        asset_code: 'ZAR',
        amount: '10.00000000',
        fee: '1.50000000',
        balance: '88.50000000',
        withdrawal_recipient_name: 'Karoo Coffee',
        recipient_currency: 'ZAR',
        recipient_country: 'ZA',
        bank_name: 'Sandbox Bank',
        bank_code: '250655',
        bank_account: '0012345678',
      },
    ],
  })),
);

/** Every kind of movement, between wallets and methods of each owner. */
export const movementKinds: readonly MovementKind[] = [
  ...deposits,
  ...transfers,
  ...swaps,
  ...payouts,
];
