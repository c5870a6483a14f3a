import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useText } from '../language/useText.ts';
import type { KnownCustomer, KnownPayoutMethod } from '../storage/known.ts';
import { listCustomers } from '../storage/localRecords.ts';
import { usePayoutMethods } from '../storage/usePayoutMethods.ts';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import ui from '../ui/ui.module.css';
import { AddAccount } from './AddAccount.tsx';
import { DoubtfulAccounts } from './DoubtfulAccounts.tsx';
import { PayoutMethodTable } from './PayoutMethodTable.tsx';

/** `/payout-methods`: the bank accounts of the merchant and its customers. */
export function PayoutMethodsPage(): ReactElement {
  const t = useText();
  const addButton = useRef<HTMLButtonElement>(null);
  const [methods, reload] = usePayoutMethods();
  const [customers, setCustomers] = useState<readonly KnownCustomer[]>([]);
  useEffect(() => {
    listCustomers().then(setCustomers, () => setCustomers([]));
  }, []);
  const ownerName = ({ method }: KnownPayoutMethod) =>
    method.customer_id
      ? (customers.find(({ id }) => id === method.customer_id)?.name ?? t('Another customer'))
      : t('Your business');
  return (
    <Page
      title={t('Payout methods')}
      lead={t('The bank accounts that were added from this device.')}
      actions={<AddAccount buttonRef={addButton} onChanged={reload} />}
    >
      <DoubtfulAccounts
        className={ui.gapBelow}
        owners={customers}
        isMerchant
        turn={methods}
        onChanged={reload}
      />
      {methods === undefined && <SkeletonRows label={t('Loading payout methods')} />}
      {methods?.length === 0 && (
        <Blank title={t('No payout methods yet')}>
          {t('Add a bank account in naira or rand to receive payouts.')}
        </Blank>
      )}
      {methods && methods.length > 0 && (
        <section className={ui.card} aria-label={t('Payout methods')}>
          <PayoutMethodTable
            methods={methods}
            ownerName={ownerName}
            onDeleted={() => {
              reload();
              addButton.current?.focus();
            }}
          />
        </section>
      )}
    </Page>
  );
}
