import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { listPayoutMethods } from '../sandboxControls/sandbox.ts';
import ui from '../ui/ui.module.css';
import { ProviderList } from './ProviderList.tsx';

/** `/provider/payout-methods`: every bank account of the sandbox, also one whose answer was lost. */
export function ProviderAccounts(): ReactElement {
  const t = useText();
  return (
    <ProviderList
      title={t('Bank accounts of the sandbox')}
      lead={t(
        'What your payment provider sees. If the bank account is here, copy its ID into the form.',
      )}
      none={t('No bank accounts yet')}
      columns={[t('Account'), t('Bank')]}
      load={listPayoutMethods}
      nameOf={({ account_name: name, account_number: number }) => (
        <>
          <b className={ui.med}>{name}</b>
          <small className={ui.num}>{`•••• ${number?.slice(-4) ?? ''}`}</small>
        </>
      )}
      secondOf={({ bank_name: bank }) => bank}
    />
  );
}
