import { type ReactElement, useRef } from 'react';
import { useText } from '../language/useText.ts';
import { usePayoutMethods } from '../storage/usePayoutMethods.ts';
import ui from '../ui/ui.module.css';
import { type AccountOwner, AddAccount } from './AddAccount.tsx';
import { DoubtfulAccounts } from './DoubtfulAccounts.tsx';
import { PayoutMethodTable } from './PayoutMethodTable.tsx';

/** The payout methods of one customer. */
export function PayoutMethodsCard({
  customer,
  onChanged,
}: {
  readonly customer: AccountOwner;
  readonly onChanged: () => void;
}): ReactElement {
  const t = useText();
  const addButton = useRef<HTMLButtonElement>(null);
  const [all, reload] = usePayoutMethods();
  const methods = all?.filter(({ method }) => method.customer_id === customer.id) ?? [];
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <section className={ui.card} aria-labelledby="methods-title">
      <div className={ui.cardHead}>
        <h2 id="methods-title">{t('Payout methods')}</h2>
        <span className={`${ui.muted} ${ui.num}`}>{methods.length}</span>
        <span className={ui.push}>
          <AddAccount isSmall buttonRef={addButton} customer={customer} onChanged={changed} />
        </span>
      </div>
      <DoubtfulAccounts className={ui.pad} owners={[customer]} turn={all} onChanged={changed} />
      {all && methods.length === 0 && (
        <p className={`${ui.pad} ${ui.muted}`}>{t('No payout methods yet')}</p>
      )}
      {methods.length > 0 && (
        <>
          <PayoutMethodTable
            methods={methods}
            onDeleted={() => {
              changed();
              addButton.current?.focus();
            }}
          />
          <p className={`${ui.cardFoot} ${ui.muted} ${ui.small}`}>
            {t('The bank accounts that were added from this device.')}
          </p>
        </>
      )}
    </section>
  );
}
