import { type ReactElement, useCallback, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMovements } from '../api/useMovements.ts';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import ui from '../ui/ui.module.css';
import { MoveForm } from './MoveForm.tsx';
import { WalletField } from './WalletField.tsx';

/** Moves money of any wallet. */
export function MoveMoney(): ReactElement {
  const t = useText();
  const { data, failure, reload } = useQuery(
    useCallback((signal: AbortSignal) => api.wallets.list({ limit: 100 }, { signal }), []),
  );
  useMovements(reload);
  const [picked, setPicked] = useState('');
  const wallets = data?.wallets ?? [];
  const wallet = wallets.find(({ id }) => id === picked) ?? wallets[0];
  return (
    <section aria-labelledby="money-title">
      <h3 id="money-title">{t('Move money')}</h3>
      {failure && <FailureNotice failure={failure} onRetry={reload} />}
      {data && !wallet && <p className={ui.muted}>{t('Create a wallet first.')}</p>}
      {wallet && (
        <>
          <WalletField
            label={t('Wallet')}
            wallets={wallets}
            value={wallet.id}
            onChange={setPicked}
          />
          <MoveForm key={wallet.id} wallet={wallet} />
        </>
      )}
    </section>
  );
}
