import { type ReactElement, useCallback } from 'react';
import { Link } from 'wouter';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMovements } from '../api/useMovements.ts';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import ui from '../ui/ui.module.css';
import { WalletTable } from './WalletTable.tsx';

/** The wallets of one customer. */
export function CustomerWallets({
  customer,
  turn,
}: {
  readonly customer: string;
  /** Reads again when it changes. */
  readonly turn: number;
}): ReactElement {
  const t = useText();
  const { data, failure, reload } = useQuery(
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads again.
    useCallback(
      (signal: AbortSignal) => api.wallets.list({ customer_id: customer, limit: 100 }, { signal }),
      [customer, turn],
    ),
  );
  useMovements(reload);
  if (failure && !data) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows label={t('Loading wallets')} />;
  return (
    <section className={ui.card} aria-labelledby="wallets-title">
      <div className={ui.cardHead}>
        <h2 id="wallets-title">{t('Wallets')}</h2>
        <span className={`${ui.muted} ${ui.num}`}>{data.wallets.length}</span>
        <Link className={ui.push} href={`/wallets?customer_id=${customer}`}>
          {t('View in Wallets')}
        </Link>
      </div>
      {data.wallets.length === 0 ? (
        <p className={`${ui.pad} ${ui.muted}`}>{t('No wallets yet')}</p>
      ) : (
        <WalletTable
          wallets={data.wallets}
          hrefOf={({ id }) => `/wallets/${id}?customer_id=${customer}`}
        />
      )}
    </section>
  );
}
