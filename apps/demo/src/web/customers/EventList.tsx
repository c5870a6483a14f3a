import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { transactionType } from '../language/walletText.ts';
import type { KnownEvent, KnownMovement } from '../storage/known.ts';
import { listEvents } from '../storage/localRecords.ts';
import ui from '../ui/ui.module.css';
import styles from './Customer.module.css';
import { type Decision, decisionTime } from './decisionTime.ts';
import { kycWords } from './kycWords.ts';

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
  decision,
}: {
  readonly subject: string;
  /** What became of the KYC check, if it's known: the sandbox says when. */
  readonly decision?: Decision | undefined;
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
  const done = events.map(({ id, at, kind, note, movement }) => ({
    id,
    at,
    title: texts[kind],
    detail: movement ? <MovementText movement={movement} /> : note,
  }));
  const decidedAt = decisionTime(events, decision);
  const decided = decision !== undefined &&
    decidedAt !== undefined && {
      id: 'kyc',
      at: decidedAt,
      title: kycWords(decision.kyc_status).text,
      detail: t('In the sandbox'),
    };
  const shown = [...(decided ? [decided] : []), ...done].sort((a, b) => b.at - a.at);
  if (shown.length === 0) return null;
  return (
    <section className={ui.card} aria-labelledby="events-title">
      <div className={ui.cardHead}>
        <h2 id="events-title">{t('Events')}</h2>
        <span className={`${ui.muted} ${ui.small} ${ui.push}`}>{t('From this device')}</span>
      </div>
      <ol className={styles.events}>
        {shown.map(({ id, at, title, detail }) => (
          <li key={id}>
            <span className={`${styles.when} ${ui.num}`}>{exact(at)}</span>
            <span>
              <b>{t(title)}</b>
              {detail !== '' && <small>{detail}</small>}
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
