import { type Owner, owners } from './wallets.ts';

/** What the service assigns, taken from the answer. */
export interface AssignedToMethod {
  readonly id: string;
  readonly created_at: string;
}

const account = {
  type: 'BANK',
  account_name: 'Karoo Coffee',
  account_number: '0012345678',
  bank_name: 'Sandbox Bank',
  bank_code: '250655',
} as const;
const foreign = { sort_code: '200415', swift_code: 'ZEROZAJJ', routing_number: '026009593' };
const noForeign = { sort_code: null, swift_code: null, routing_number: null, iban: null };

/** A body of a deletion and whether it deletes the method of an owner. SPEC-GAP 48, 49, 77. */
export interface Deletion {
  readonly why: string;
  readonly body: (customerId: string, otherId: string) => object | undefined;
  readonly deletes: boolean;
}

const deletions = (owner: Owner): readonly Deletion[] => [
  {
    why: 'the id of another customer',
    body: (_, other) => ({ customer_id: other }),
    deletes: false,
  },
  {
    why: 'the id of the customer',
    body: (customer) => ({ customer_id: customer }),
    deletes: owner === 'customer',
  },
  { why: 'no body', body: () => undefined, deletes: owner === 'merchant' },
  { why: 'an empty body', body: () => ({}), deletes: owner === 'merchant' },
  {
    why: 'a customer_id of null',
    body: () => ({ customer_id: null }),
    deletes: owner === 'merchant',
  },
];

/** Every kind of bank payout method: owner, currency, with and without the identifiers of banks elsewhere. */
export const methodKinds = owners.flatMap((owner) =>
  (['NGN', 'ZAR'] as const).flatMap((currency) =>
    [noForeign, { ...foreign, iban: 'GB33BUKB20201555555555' }].map((elsewhere) => ({
      kind: `a ${owner}-owned method in ${currency}${elsewhere.iban === null ? '' : ' with an IBAN'}`,
      body: (customerId: string) => ({
        ...account,
        currency,
        ...(elsewhere.iban === null ? {} : elsewhere),
        ...(owner === 'customer' ? { customer_id: customerId } : {}),
      }),
      created: ({ id, created_at }: AssignedToMethod, customerId: string): object => ({
        id,
        ...account,
        currency,
        ...elsewhere,
        customer_id: owner === 'customer' ? customerId : null,
        created_at,
        updated_at: created_at,
      }),
      /** Names the owner, as the message of the deletion does. */
      deleted: owner === 'customer' ? /^Customer / : /^Merchant /,
      deletions: deletions(owner),
    })),
  ),
);
