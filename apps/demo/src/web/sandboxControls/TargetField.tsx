import type { Wallet } from '@passmuster/schemas';
import { type ReactElement, useCallback, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import type { Answer } from '../api/failure.ts';
import { type Query, useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { WalletField } from './WalletField.tsx';

/** The wallets that money may go to, and the one that was chosen. */
interface Targets extends Pick<Query<unknown>, 'failure' | 'isLoading' | 'reload'> {
  readonly wallets: readonly Wallet[];
  readonly target: Wallet | undefined;
  readonly pick: (id: string) => void;
}

/** Returns the wallets of the same currency for a transfer, of another for a swap; none for anything else. */
export function useTargets(wallet: Wallet, kind: string | undefined): Targets {
  const isSwap = kind === 'swap';
  const isWanted = isSwap || kind === 'transfer';
  const { data, ...query } = useQuery(
    useCallback(
      async (signal: AbortSignal): Promise<Answer<{ readonly wallets: readonly Wallet[] }>> =>
        isWanted ? api.wallets.list({ limit: 100 }, { signal }) : { data: { wallets: [] } },
      [isWanted],
    ),
  );
  const [picked, setPicked] = useState('');
  const wallets = (data?.wallets ?? []).filter(
    ({ id, currency }) => id !== wallet.id && (currency === wallet.currency) !== isSwap,
  );
  const target = isWanted ? (wallets.find(({ id }) => id === picked) ?? wallets[0]) : undefined;
  return { ...query, wallets, target, pick: setPicked };
}

/** The wallet that money goes to: one of the same currency, or of another for a swap. */
export function TargetField({
  wallet,
  isSwap,
  targets: { wallets, target, pick, failure, isLoading, reload },
}: {
  readonly wallet: Wallet;
  readonly isSwap: boolean;
  readonly targets: Targets;
}): ReactElement | null {
  const t = useText();
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (target) {
    return (
      <WalletField label={t('To wallet')} wallets={wallets} value={target.id} onChange={pick} />
    );
  }
  if (isLoading) return null;
  return (
    <p>
      {isSwap
        ? t('Create a wallet in another currency first.')
        : t('Create another {currency} wallet first.', { currency: wallet.currency })}
    </p>
  );
}
