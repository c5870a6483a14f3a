import type { Wallet } from '@passmuster/schemas';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { WalletField } from './WalletField.tsx';

/** The wallet that money goes to: one of the same currency, or of another for a swap. */
export function TargetField({
  wallet,
  isSwap,
  onPick,
}: {
  readonly wallet: Wallet;
  readonly isSwap: boolean;
  readonly onPick: (wallet: Wallet | undefined) => void;
}): ReactElement | null {
  const t = useText();
  const { data, failure, reload } = useQuery(
    useCallback((signal: AbortSignal) => api.wallets.list({ limit: 100 }, { signal }), []),
  );
  const [picked, setPicked] = useState('');
  const targets = (data?.wallets ?? []).filter(
    ({ id, currency }) => id !== wallet.id && (currency === wallet.currency) !== isSwap,
  );
  const target = targets.find(({ id }) => id === picked) ?? targets[0];
  const id = target?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ID stands for the wallet.
  useEffect(() => onPick(target), [id]);
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!data) return null;
  if (!target) {
    return (
      <p>
        {isSwap
          ? t('Create a wallet in another currency first.')
          : t('Create another {currency} wallet first.', { currency: wallet.currency })}
      </p>
    );
  }
  return (
    <WalletField label={t('To wallet')} wallets={targets} value={target.id} onChange={setPicked} />
  );
}
