import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useMovements } from '../api/useMovements.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { transactionType } from '../language/walletText.ts';
import type { KnownEvent } from '../storage/known.ts';
import { listEvents, listMovements } from '../storage/localRecords.ts';
import ui from '../ui/ui.module.css';

const shownAtMost = 5;

/** The last movements that were made from this device, of a wallet or all. The API can't list transactions. */
export function RecentTransactions({
  wallet,
  heading: Heading,
}: {
  readonly wallet?: string;
  readonly heading: 'h2' | 'h3';
}): ReactElement {
  const t = useText();
  const { amount, moment } = useFormat();
  const [events, setEvents] = useState<readonly KnownEvent[]>([]);
  const read = useCallback(() => {
    (wallet === undefined ? listMovements() : listEvents(wallet)).then(setEvents, () =>
      setEvents([]),
    );
  }, [wallet]);
  useEffect(read, [read]);
  useMovements(read);
  return (
    <section aria-labelledby="recent-title">
      <div className={ui.sectionHead}>
        <Heading id="recent-title">{t('Recent transactions')}</Heading>
        <span className={`${ui.muted} ${ui.small} ${ui.push}`}>{t('From this device')}</span>
      </div>
      {events.length === 0 && (
        <p className={ui.muted}>
          {t('None yet. Transactions made from this device are listed here.')}
        </p>
      )}
      <ul className={ui.mini}>
        {events.slice(0, shownAtMost).map(
          ({ id, at, movement }) =>
            movement && (
              <li key={id}>
                <span>
                  <Link href={`/transactions/${movement.reference}`}>
                    {transactionType(movement.type, t)}
                  </Link>
                  <small>{moment(at)}</small>
                </span>
                <b className={`${ui.num} ${ui.nowrap}`}>
                  {movement.isDebit ? '−' : '+'}
                  {amount(movement.amount)}
                </b>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
