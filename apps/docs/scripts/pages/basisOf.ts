import type { Rule } from '@passmuster/findings';

/** Where a rule comes from, for readers: in the order of how much it weighs. */
export const origins = {
  specification: 'The API specification',
  regulation: 'Law and regulation',
  standard: 'Standards and registers',
  published: 'Published lists and documents',
  arithmetic: 'Arithmetic and the calendar',
  reading: 'Our judgment about fields of the specification',
  judgment: 'Our judgment',
} as const;
export type Origin = keyof typeof origins;

/** Titles under which this project is its own source: no document states such a rule. */
const own: ReadonlySet<string> = new Set([
  'Onboarding practice as of 2026-11-21',
  'Passmuster',
  'Payout practice',
  'Payout practice in Nigeria',
  'Placeholders in application forms',
  'The metadata passed to the check',
]);

/** Returns where a rule comes from. */
export function originOf({ basis, source }: Rule): Origin {
  if (basis === 'impossible') return 'arithmetic';
  if (own.has(source.title) && source.url === undefined) return 'judgment';
  if (basis === 'regulation' || basis === 'standard') return basis;
  if (source.title !== 'API specification 1.0.0') return 'published';
  return basis === 'spec' ? 'specification' : 'reading';
}

/** Returns whether a rule is the judgment of this project: no document says that something is wrong. */
export const isJudgment = (rule: Rule): boolean => ['judgment', 'reading'].includes(originOf(rule));
