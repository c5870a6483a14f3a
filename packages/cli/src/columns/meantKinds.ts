import { closest } from '@passmuster/findings';
import type { Kind } from './kind.ts';

/** What people call the kinds. */
const otherWords: Readonly<Record<string, Kind>> = {
  payout: 'bank',
  'payout method': 'bank',
  account: 'bank',
  business: 'customer',
  company: 'customer',
  application: 'customer',
};

/** Returns which of these kinds a word that is none of them may mean, the likeliest first: `bank` for `payouts`. */
export function meantKinds(word: string, kinds: readonly Kind[]): readonly Kind[] {
  const names = new Map<string, Kind>([
    ...kinds.map((kind) => [kind, kind] as const),
    ...Object.entries(otherWords).filter(([, kind]) => kinds.includes(kind)),
  ]);
  const near = closest(word, [...names.keys()]).flatMap((name) => names.get(name) ?? []);
  return [...new Set(near)];
}
