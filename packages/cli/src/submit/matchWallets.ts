import { propertyAt } from '@passmuster/findings';
import type { Wallet } from '@passmuster/schemas';

/** A wallet that may have been created: its request, and when the first of its attempts was sent. */
export interface LostWallet {
  readonly row: number;
  readonly body: unknown;
  /** ISO 8601 in UTC, by the clock of this machine. */
  readonly since: string;
}

/** What became of a row whose answer was lost. */
export type LookUpResult =
  | { readonly kind: 'exists'; readonly id?: string | undefined }
  | { readonly kind: 'absent' }
  | { readonly kind: 'cannot be known'; readonly why: string };

/** The clocks of the API and of this machine may differ by this much. */
const clockSkew = 5 * 60 * 1000;

const textAt = (body: unknown, field: string): string => {
  const value = propertyAt(body, field);
  return typeof value === 'string' ? value : '';
};

/** Returns the sent fields of a wallet as text: equal texts are equal requests. */
const requestOf = (body: unknown): string =>
  ['description', 'currency', 'customer_id', 'network']
    .map((field) => textAt(body, field))
    .join('\n');

/** Returns whether a wallet is as it was requested: description, currency, owner and network. */
const isLike = (
  body: unknown,
  { description, currency, customer_id: owner, addresses }: Wallet,
): boolean =>
  textAt(body, 'description') === (description ?? '') &&
  textAt(body, 'currency') === currency &&
  textAt(body, 'customer_id') === (owner ?? '') &&
  (addresses.length === 0
    ? textAt(body, 'network') === ''
    : addresses.some(
        ({ network }) => network.toLowerCase() === textAt(body, 'network').toLowerCase(),
      ));

/** Judges requests that are alike by the wallets that are like them. */
function judge(
  alike: readonly LostWallet[],
  candidates: readonly Wallet[],
): ReadonlyMap<number, LookUpResult> {
  const rows = [...alike].sort((a, b) => (a.since < b.since ? -1 : 1));
  const first = Date.parse(rows[0]?.since ?? '') - clockSkew;
  const isSince = ({ created_at: at }: Wallet): boolean => Date.parse(at) >= first;
  const since = candidates.filter(isSince);
  const before = candidates.filter((wallet) => !isSince(wallet));
  const ids = (wallets: readonly Wallet[]): string => wallets.map(({ id }) => id).join(', ');
  const resultOf = (at: number): LookUpResult => {
    const wallet = since[at];
    if (since.length > rows.length) {
      return {
        kind: 'cannot be known',
        why: `more wallets are like it than were lost: ${ids(since)}`,
      };
    }
    if (wallet) return { kind: 'exists', id: wallet.id };
    if (before.length === 0) return { kind: 'absent' };
    return { kind: 'cannot be known', why: `created before it, but like it: ${ids(before)}` };
  };
  return new Map(rows.map(({ row }, at) => [row, resultOf(at)]));
}

/**
 * Finds lost wallets in a complete list by what was sent: description, currency, network and owner. `owned` are those whose
 * row is known. Of several requests that are alike, as many exist as there are such wallets.
 */
export function matchWallets(
  lost: readonly LostWallet[],
  wallets: readonly Wallet[],
  owned: ReadonlySet<string>,
): ReadonlyMap<number, LookUpResult> {
  const free = wallets.filter(({ id }) => !owned.has(id));
  const groups = new Map<string, LostWallet[]>();
  for (const one of lost) {
    const request = requestOf(one.body);
    groups.set(request, [...(groups.get(request) ?? []), one]);
  }
  return new Map(
    [...groups.values()].flatMap((alike) => [
      ...judge(
        alike,
        free.filter((wallet) => isLike(alike[0]?.body, wallet)),
      ),
    ]),
  );
}
