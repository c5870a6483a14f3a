import type { Wallet } from '@passmuster/schemas';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { api, walletQueryOf } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMovements } from '../api/useMovements.ts';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { listCustomers } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import ui from '../ui/ui.module.css';
import { AssetCodes } from './AssetCodes.tsx';
import { CreateWallet } from './CreateWallet.tsx';
import { ownerNames } from './ownerNames.ts';
import { Pager } from './Pager.tsx';
import { WalletDetail } from './WalletDetail.tsx';
import { type Filter, filterNames, WalletFilters } from './WalletFilters.tsx';
import styles from './Wallets.module.css';
import { WalletTable } from './WalletTable.tsx';

/** `/wallets` and `/wallets/:id`: all wallets, filtered by the address of the page. */
export function WalletsPage({ selected }: { readonly selected?: string }): ReactElement {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const [, navigate] = useLocation();
  const [customers, setCustomers] = useState<readonly KnownCustomer[]>([]);
  useEffect(() => {
    listCustomers().then(setCustomers, () => setCustomers([]));
  }, []);
  const search = query.toString();
  const load = useCallback(
    (signal: AbortSignal) => api.wallets.list(walletQueryOf(search), { signal }),
    [search],
  );
  const { data, failure, reload } = useQuery(load);
  useMovements(reload);
  const setFilter = (name: Filter | 'page', value: string) => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name !== 'page' },
    );
  };
  const owners = ownerNames(customers);
  const isFiltered = filterNames.some((name) => query.has(name));
  const ownerName = ({ customer_id }: Wallet): string =>
    customer_id ? (owners.get(customer_id) ?? t('Another customer')) : t('Your business');
  const pageHref = (path: string) => (search === '' ? path : `${path}?${search}`);
  const wallet = data?.wallets.find(({ id }) => id === selected);

  return (
    <Page
      title={t('Wallets')}
      lead={t('Your own wallets and your customers’.')}
      actions={<CreateWallet onCreated={reload} />}
    >
      <WalletFilters
        query={query}
        owners={owners}
        onChange={setFilter}
        total={data?.pagination.total}
      />
      {failure && (
        <div className={ui.gapBelow}>
          <FailureNotice failure={failure} onRetry={reload} />
        </div>
      )}
      {!data && !failure && <SkeletonRows label={t('Loading wallets')} />}
      {data?.wallets.length === 0 &&
        (isFiltered ? (
          <Blank
            title={t('No wallet matches these filters')}
            actions={<Button onClick={() => navigate('/wallets')}>{t('Clear filters')}</Button>}
          >
            {t('Change a filter, or clear them all.')}
          </Blank>
        ) : (
          <Blank title={t('No wallets yet')}>{t('Create one to receive USDC or hold rand.')}</Blank>
        ))}
      {data && data.wallets.length > 0 && (
        <div className={selected === undefined ? undefined : styles.split}>
          <section className={ui.card} aria-label={t('Wallets')}>
            <WalletTable
              wallets={data.wallets}
              ownerName={ownerName}
              selected={selected}
              hrefOf={({ id }) => pageHref(`/wallets/${id}`)}
            />
            <Pager
              pagination={data.pagination}
              onPage={(page) => setFilter('page', String(page))}
            />
          </section>
          {selected !== undefined && (
            <WalletDetail
              key={selected}
              id={selected}
              wallet={wallet}
              ownerName={wallet && ownerName(wallet)}
              closeHref={pageHref('/wallets')}
            />
          )}
        </div>
      )}
      <AssetCodes />
    </Page>
  );
}
