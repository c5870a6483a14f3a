import { isOpen, isRisk } from '@passmuster/findings';
import type { ReviewedBody } from './readBodies.ts';

/** What keeps a row from being sent: `warning`, whatever is open; `error`, only what is blocked, and what law asks a person to accept. */
export const heldFrom = ['error', 'warning'] as const;
export type HeldFrom = (typeof heldFrom)[number];

/**
 * Returns whether a row is to be sent. `error` sends one with warnings that nobody accepted, but never past sanctions or another
 * regulation: those need a name and a reason.
 */
export function isToSend(
  { verdict, findings }: Pick<ReviewedBody, 'verdict' | 'findings'>,
  from: HeldFrom,
): boolean {
  if (verdict !== 'look' || from === 'warning') return verdict === 'clear';
  return !findings.some(
    (finding) => isOpen(finding) && (isRisk(finding) || finding.basis === 'regulation'),
  );
}
