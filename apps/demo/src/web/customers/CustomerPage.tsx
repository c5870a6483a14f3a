import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useQuery } from '../api/useQuery.ts';
import { countryChoices } from '../application/choices.ts';
import { useLanguage } from '../language/useText.ts';
import { PayoutMethodsCard } from '../payoutMethods/PayoutMethodsCard.tsx';
import { customerStatus } from '../sandboxControls/sandbox.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { loadCustomer } from '../storage/localRecords.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Blank, Crumbs, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import ui from '../ui/ui.module.css';
import { CreateWallet } from '../wallets/CreateWallet.tsx';
import { CustomerWallets } from '../wallets/CustomerWallets.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { EventList } from './EventList.tsx';
import { KycBadge } from './KycBadge.tsx';
import { KycOutcome } from './KycOutcome.tsx';
import { SimulateStatus } from './SimulateStatus.tsx';

/** `/customers/:id`: what is known of a customer after the submission. */
export function CustomerPage({ id }: { readonly id: string }): ReactElement {
  const { language, t } = useLanguage();
  const [customer, setCustomer] = useState<KnownCustomer | 'missing'>();
  const [query, setQuery] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const status = useQuery(useCallback((signal: AbortSignal) => customerStatus(id, signal), [id]));
  useEffect(() => {
    loadCustomer(id).then(
      (found) => setCustomer(found ?? 'missing'),
      () => setCustomer('missing'),
    );
  }, [id]);
  const onChanged = () => {
    setTurn((count) => count + 1);
    status.reload();
  };
  if (customer === undefined) {
    return (
      <Page title={t('Customer')}>
        <SkeletonRows label={t('Loading the customer')} />
      </Page>
    );
  }
  if (customer === 'missing') {
    return (
      <Page title={t('Customer')}>
        <Blank
          title={t('We can’t find this customer')}
          actions={<ButtonLink to="/customers">{t('View customers')}</ButtonLink>}
        >
          {t('It was created from another device, or removed when the sandbox was reset.')}
        </Blank>
      </Page>
    );
  }
  const kyc = status.data?.kyc_status;
  const country = countryChoices(language).find(({ value }) => value === customer.country)?.label;
  return (
    <Page
      title={customer.name}
      above={<Crumbs label={t('Breadcrumb')} to="/customers" parent={t('Customers')} />}
      lead={
        <span className={ui.row}>
          {kyc !== undefined && <KycBadge status={kyc} />}
          {country}
        </span>
      }
      actions={
        <>
          <SimulateStatus customer={id} current={status.data} onChanged={onChanged} />
          {/* The way on from a rejection is its correction. */}
          {(status.data || status.failure) && kyc !== 'rejected' && (
            <CreateWallet
              customer={{ id, name: customer.name }}
              onCreated={() => {
                onChanged();
                // The next step was taken.
                setQuery({}, { replace: true });
              }}
            />
          )}
        </>
      }
    >
      {query.has('created') && kyc !== 'rejected' && (
        <div className={ui.gapBelow}>
          <Notice tone="success" title={t('{name} was created', { name: customer.name })}>
            <p>{t('Next, create a wallet so that it can receive payments.')}</p>
          </Notice>
        </div>
      )}
      {status.data && <KycOutcome status={status.data} customer={customer} />}
      <div className={ui.twoCol}>
        <div className={ui.stack}>
          <CustomerWallets customer={id} turn={turn} />
          <PayoutMethodsCard customer={customer} onChanged={onChanged} />
          <EventList subject={id} turn={turn} decision={status.data} />
        </div>
        <CustomerFacts
          customer={customer}
          onForgotten={() => void loadCustomer(id).then((found) => setCustomer(found ?? 'missing'))}
        />
      </div>
    </Page>
  );
}
