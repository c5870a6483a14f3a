import { UuidSchema } from '@passmuster/schemas';
import { type FormEvent, type ReactElement, useCallback, useState } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMovements } from '../api/useMovements.ts';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import { Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import ui from '../ui/ui.module.css';
import { RecentTransactions } from '../wallets/RecentTransactions.tsx';
import { Legs } from './Legs.tsx';
import styles from './Transactions.module.css';

/** `/transactions/:reference`: every leg of a movement of money. */
export function TransactionsPage({
  reference = '',
}: {
  readonly reference?: string;
}): ReactElement {
  const t = useText();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(reference);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text !== '') navigate(`/transactions/${encodeURIComponent(text)}`);
  };
  return (
    <Page title={t('Transactions')} lead={t('Find a transaction by its reference ID.')}>
      <form className={styles.search} onSubmit={find}>
        <div className={field.field}>
          <label htmlFor="reference">{t('Reference ID')}</label>
          <input
            id="reference"
            className={`${field.in} ${ui.mono}`}
            spellCheck={false}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" kind="primary">
          {t('Find')}
        </Button>
      </form>
      {reference === '' ? (
        <div className={`${ui.card} ${ui.pad}`}>
          <RecentTransactions heading="h2" />
        </div>
      ) : v.is(UuidSchema, reference) ? (
        <Found key={reference} reference={reference} />
      ) : (
        <Finding
          tone="error"
          isResult
          text={t('This isn’t a reference ID. Copy it again from the transaction.')}
        />
      )}
    </Page>
  );
}

function Found({ reference }: { readonly reference: string }): ReactElement {
  const t = useText();
  const load = useCallback(
    (signal: AbortSignal) =>
      api.transactions.find({ reference_id: reference }, { signal, whenNotFound: 'empty' }),
    [reference],
  );
  const { data, failure, reload } = useQuery(load);
  useMovements(reload);
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows label={t('Loading transactions')} />;
  if (data.length === 0) {
    return (
      <Finding
        tone="neutral"
        isResult
        text={t('No transactions have this reference ID. Check that you copied all of it.')}
      />
    );
  }
  return <Legs legs={data} />;
}
