import type { BankPayoutMethod, CreateBankPayoutMethod } from '@passmuster/schemas';
import { type ComponentProps, type ReactElement, type Ref, useRef, useState } from 'react';
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
import type { Account } from './accountDefinition.ts';

/** A button that opens the form for a bank account, of a customer or of the merchant. */
export function AddAccount({
  customer,
  isSmall = false,
  buttonRef,
  onChanged,
  children,
}: {
  readonly customer?: AccountOwner | undefined;
  readonly isSmall?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** Called when an account was added, and when the window is closed: an answer may have been lost. */
  readonly onChanged: () => void;
  /** The text of the button. Default: that it adds one. */
  readonly children?: string;
}): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const kept = useRef<Account>(undefined);
  const owner = customer?.id ?? 'merchant';
  const close = () => {
    setOpen(false);
    onChanged();
  };
  const added = async (method: BankPayoutMethod, key: string) => {
    await savePayoutMethod({ id: method.id, method, key, addedAt: Date.now() });
    await saveEvent({ ...eventOf(owner, method), kind: 'method-added' });
    close();
  };
  return (
    <>
      <Button
        {...(buttonRef && { ref: buttonRef })}
        isSmall={isSmall}
        kind={isSmall ? 'plain' : 'primary'}
        {...(children === undefined && { icon: 'add' })}
        onClick={() => setOpen(true)}
      >
        {children ?? t('Add bank account')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('Add bank account')}>
        <p className={`${ui.muted} ${ui.gapBelow}`}>
          {customer
            ? t('For {name}. The number is checked while you type.', { name: customer.name })
            : t('For your own business. The number is checked while you type.')}{' '}
          {t('Payouts go to accounts in NGN or ZAR.')}
        </p>
        <OpenedAccountForm
          owner={owner}
          country={customer?.country}
          kept={kept}
          onAdded={added}
          onLost={(body) => saveEvent({ ...eventOf(owner, Object(body)), kind: 'method-lost' })}
        />
      </Dialog>
    </>
  );
}

/** A customer that has bank accounts. */
export interface AccountOwner {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
}

/** Returns an event about a bank account, without its kind. */
const eventOf = (
  subject: string,
  { currency, bank_name: bank }: Pick<BankPayoutMethod, 'currency' | 'bank_name'>,
) => ({
  subject,
  note: [currency, bank].filter(Boolean).join(', '),
});

const create = (body: CreateBankPayoutMethod) => api.payoutMethods.createBank(body);

/** The form, once it is known whether an answer was lost. */
function OpenedAccountForm({
  owner,
  onAdded,
  ...rest
}: {
  readonly owner: string;
  readonly onAdded: (method: BankPayoutMethod, key: string) => Promise<void>;
} & Pick<ComponentProps<typeof AccountForm>, 'country' | 'kept' | 'onLost'>): ReactElement {
  const t = useText();
  const { data, failure, reload } = useSending(`account ${owner}`, create);
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows label={t('Checking…')} />;
  return (
    <AccountForm
      {...rest}
      customer={owner === 'merchant' ? undefined : owner}
      sending={data}
      onAdded={(method) => onAdded(method, data.key)}
    />
  );
}
