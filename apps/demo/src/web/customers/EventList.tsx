import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { transactionType } from '../language/walletText.ts';
import type { KnownEvent, KnownMovement } from '../storage/known.ts';
import { listEvents } from '../storage/localRecords.ts';
import ui from '../ui/ui.module.css';
import styles from './Customer.module.css';

const texts: Readonly<Record<KnownEvent['kind'], string>> = {
  'customer-created': 'Customer created',
  'wallet-created': 'Wallet created',
  'method-added': 'Bank account added',
  'method-lost': 'Bank account maybe added, answer lost',
  'method-deleted': 'Bank account deleted',
  money: 'Money moved in the sandbox',
};

/** What was done from this device. The API has no events; the list says so. */
export function EventList({
  subject,
  turn,
}: {
  readonly subject: string;
  /** Reads again when it changes. */
  readonly turn: number;
}): ReactElement | null {
  const t = useText();
  const { exact } = useFormat();
  const [events, setEvents] = useState<readonly KnownEvent[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads again.
  useEffect(() => {
    listEvents(subject).then(setEvents, () => setEvents([]));
  }, [subject, turn]);
  if (events.length === 0) return null;
  return (
    <section className={ui.card} aria-labelledby="events-title">
      <div className={ui.cardHead}>
        <h2 id="events-title">{t('Events')}</h2>
        <span className={`${ui.muted} ${ui.small} ${ui.push}`}>{t('From this device')}</span>
      </div>
      <ol className={styles.events}>
        {events.map(({ id, at, kind, note, request, movement }) => (
          <li key={id}>
            <span className={`${styles.when} ${ui.num}`}>{exact(at)}</span>
            <span>
              <b>{t(texts[kind])}</b>
              <small>
                {movement ? <MovementText movement={movement} /> : note || <code>{request}</code>}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function MovementText({ movement }: { readonly movement: KnownMovement }): ReactElement {
  const t = useText();
  const { amount } = useFormat();
  return (
    <>
      <Link href={`/transactions/${movement.reference}`}>{transactionType(movement.type, t)}</Link>,{' '}
      {movement.isDebit ? '−' : '+'}
      {amount(movement.amount)} {movement.asset}
    </>
  );
}
