import type { Transaction } from '@passmuster/schemas';
import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { transactionStatus } from '../language/walletText.ts';
import { Badge } from './Badge.tsx';
import type { Tone } from './tone.ts';

const tones: Readonly<Record<string, Tone>> = {
  COMPLETED: 'success',
  FAILED: 'error',
  PENDING: 'warning',
};

/** The state of a transaction. */
export function TransactionBadge({ status }: Pick<Transaction, 'status'>): ReactElement {
  return <Badge tone={tones[status] ?? 'neutral'}>{transactionStatus(status, useText())}</Badge>;
}
