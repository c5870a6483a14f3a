import type { Transaction } from '@passmuster/schemas';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { announceMovement } from '../api/useMovements.ts';
import { useMutation } from '../api/useMutation.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { transactionStatus, transactionType } from '../language/walletText.ts';
import { endPayout } from '../sandboxControls/sandbox.ts';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { TransactionBadge } from '../ui/TransactionBadge.tsx';
import ui from '../ui/ui.module.css';
import styles from './Transactions.module.css';

/** Both sides of a movement, and when each part of it happened. */
export function Legs({ legs }: { readonly legs: readonly Transaction[] }): ReactElement {
  const t = useText();
  const pending = legs.find(({ status }) => status === 'PENDING');
  return (
    <div className={ui.stack}>
      <div className={styles.legs}>
        {legs.map((leg) => (
          <Leg key={leg.id} leg={leg} />
        ))}
      </div>
      {pending && <EndPayout reference={pending.reference_id} />}
      <Timeline legs={legs} title={t('Timeline')} />
    </div>
  );
}

function Leg({ leg }: { readonly leg: Transaction }): ReactElement {
  const t = useText();
  const { amount, moment } = useFormat();
  const isDebit = leg.transaction_mode === 'DEBIT';
  const walletId = isDebit ? leg.sender_wallet_id : leg.receiver_wallet_id;
  return (
    <section className={`${ui.card} ${ui.pad}`} aria-label={isDebit ? t('Debit') : t('Credit')}>
      <div className={ui.sectionHead}>
        <h2>{isDebit ? t('Debit') : t('Credit')}</h2>
        <TransactionBadge {...leg} />
        <b className={`${ui.push} ${ui.num}`}>
          {isDebit ? '−' : '+'}
          {amount(leg.amount)} {leg.asset_code}
        </b>
      </div>
      <Facts
        isNarrow
        rows={[
          [t('Type'), transactionType(leg.transaction_type, t)],
          [t('Code'), leg.transaction_id],
          [
            t('Wallet'),
            walletId ? (
              <Link key="wallet" href={`/wallets/${walletId}`}>
                {walletId.slice(0, 8)}
              </Link>
            ) : undefined,
          ],
          [t('Balance after'), `${amount(leg.balance)} ${leg.asset_code}`],
          [t('Exchange rate'), leg.exchange_rate ?? undefined],
          [t('Fee'), leg.fee ? amount(leg.fee) : undefined],
          [t('Bank'), leg.bank_name ?? undefined],
          [t('Account'), leg.bank_account ?? undefined],
          [t('Recipient'), leg.withdrawal_recipient_name ?? undefined],
          [t('Reason'), leg.reason ?? undefined],
          [t('Created'), moment(leg.created_at)],
        ]}
      />
    </section>
  );
}

/** Settles or fails a payout that waits. Only the sandbox can. */
function EndPayout({ reference }: { readonly reference: string }): ReactElement {
  const t = useText();
  const end = useMutation((how: 'settle' | 'fail') => endPayout(reference, how));
  const run = async (how: 'settle' | 'fail') => {
    const answer = await end.run(how);
    if (answer?.data) announceMovement();
  };
  return (
    <div className={ui.stack}>
      <p className={ui.row}>
        <span className={ui.muted}>{t('Sandbox: this payout waits for its bank.')}</span>
        <Button isSmall isPending={end.isPending} onClick={() => void run('settle')}>
          {t('Settle')}
        </Button>
        <Button isSmall isPending={end.isPending} onClick={() => void run('fail')}>
          {t('Fail')}
        </Button>
      </p>
      {end.failure && (
        <FailureNotice failure={end.failure} maybe={t('The payout may have changed.')} />
      )}
    </div>
  );
}

function Timeline({
  legs,
  title,
}: {
  readonly legs: readonly Transaction[];
  readonly title: string;
}): ReactElement {
  const t = useText();
  const { moment } = useFormat();
  const entries = legs
    .flatMap((leg) => {
      const side = leg.transaction_mode === 'DEBIT' ? t('Debit') : t('Credit');
      const created = {
        at: leg.created_at,
        text: t('{side} created', { side }),
        key: `${leg.id}c`,
      };
      const isChanged = leg.updated_at !== leg.created_at;
      const text = `${side}: ${transactionStatus(leg.status, t)}`;
      return isChanged ? [created, { at: leg.updated_at, text, key: `${leg.id}u` }] : [created];
    })
    .sort((a, b) => a.at.localeCompare(b.at));
  return (
    <section className={ui.card} aria-labelledby="timeline-title">
      <div className={ui.cardHead}>
        <h2 id="timeline-title">{title}</h2>
      </div>
      <ol className={styles.timeline}>
        {entries.map(({ at, text, key }) => (
          <li key={key}>
            <span className={`${ui.muted} ${ui.num}`}>{moment(at)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
