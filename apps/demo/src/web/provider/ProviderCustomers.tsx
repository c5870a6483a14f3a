import type { ReactElement } from 'react';
import { KycBadge } from '../customers/KycBadge.tsx';
import { useText } from '../language/useText.ts';
import { listCustomers } from '../sandboxControls/sandbox.ts';
import ui from '../ui/ui.module.css';
import { ProviderList } from './ProviderList.tsx';

/** `/provider/customers`: every customer of the sandbox, also one whose answer was lost. */
export function ProviderCustomers(): ReactElement {
  const t = useText();
  return (
    <ProviderList
      title={t('Customers of the sandbox')}
      lead={t(
        'What your payment provider sees. If the customer is here, copy its ID into the form.',
      )}
      none={t('No customers yet')}
      columns={[t('Customer'), t('State')]}
      load={listCustomers}
      nameOf={({ business_name: name, email }) => (
        <>
          <b className={ui.med}>{name}</b>
          <small>{email}</small>
        </>
      )}
      secondOf={({ kyc_status: status }) => <KycBadge status={status} />}
    />
  );
}
