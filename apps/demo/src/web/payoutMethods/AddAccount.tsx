import type { BankPayoutMethod, CreateBankPayoutMethod } from '@passmuster/schemas';
import { type ReactElement, type Ref, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useText } from '../language/useText.ts';
import { useSending } from '../sending/useSending.ts';
import { saveEvent, savePayoutMethod } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import ui from '../ui/ui.module.css';
import { AccountForm } from './AccountForm.tsx';

/** A button that opens the form for a bank account, of a customer or of the merchant. */
export function AddAccount({
  customer,
  isSmall = false,
  buttonRef,
  onAdded,
}: {
  readonly customer?: { readonly id: string; readonly name: string } | undefined;
  readonly isSmall?: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onAdded: () => void;
}): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const added = async (method: BankPayoutMethod, key: string) => {
    await savePayoutMethod({ id: method.id, method, key, addedAt: Date.now() });
    await saveEvent({
      subject: customer?.id ?? 'merchant',
      kind: 'method-added',
      note: [method.currency, method.bank_name].filter(Boolean).join(', '),
      request: 'POST /payout/methods/banks',
    });
    setOpen(false);
    onAdded();
  };
  return (
    <>
      <Button
        ref={buttonRef}
        isSmall={isSmall}
        kind={isSmall ? 'plain' : 'primary'}
        icon="add"
        onClick={() => setOpen(true)}
      >
        {t('Add bank account')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('Add bank account')}>
        <p className={`${ui.muted} ${ui.gapBelow}`}>
          {customer
            ? t('For {name}. The number is checked while you type.', { name: customer.name })
            : t('For your own business. The number is checked while you type.')}
        </p>
        <OpenedAccountForm customer={customer?.id} onAdded={added} />
      </Dialog>
    </>
  );
}

const create = (body: CreateBankPayoutMethod) => api.payoutMethods.createBank(body);

/** The form, once it is known whether an answer was lost. */
function OpenedAccountForm({
  customer,
  onAdded,
}: {
  readonly customer: string | undefined;
  readonly onAdded: (method: BankPayoutMethod, key: string) => Promise<void>;
}): ReactElement {
  const t = useText();
  const { data, failure, reload } = useSending(`account ${customer ?? 'merchant'}`, create);
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows label={t('Checking…')} />;
  return (
    <AccountForm
      customer={customer}
      sending={data}
      onAdded={(method) => onAdded(method, data.key)}
    />
  );
}
