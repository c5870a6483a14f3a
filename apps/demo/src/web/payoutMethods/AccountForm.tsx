import { propertyAt } from '@passmuster/findings';
import type { SubmitFormOptions } from '@passmuster/form';
import { createForm } from '@passmuster/form/forms';
import { FormProvider } from '@passmuster/form/react';
import type { BankPayoutMethod } from '@passmuster/schemas';
import { type ReactElement, useRef, useState } from 'react';
import { useText } from '../language/useText.ts';
import { payoutMethod } from '../sandboxControls/sandbox.ts';
import { LostAnswer } from '../sending/LostAnswer.tsx';
import type { Sending } from '../sending/openSending.ts';
import { SendButton } from '../sending/SendButton.tsx';
import { type Kept, useKept } from '../sending/useKept.ts';
import { useSend } from '../sending/useSend.ts';
import ui from '../ui/ui.module.css';
import { AccountFields } from './AccountFields.tsx';
import { type Account, accountDefinition, currencyIn } from './accountDefinition.ts';

/** A bank account, checked while it is typed, and sent at most once. */
export function AccountForm({
  customer = '',
  country,
  sending,
  kept,
  onAdded,
  onLost,
}: {
  readonly customer: string | undefined;
  /** Of the customer. The merchant's own is not known here. */
  readonly country: string | undefined;
  readonly sending: Sending<BankPayoutMethod>;
  readonly kept: Kept<Account>;
  readonly onAdded: (method: BankPayoutMethod) => Promise<void>;
  readonly onLost: (body: unknown) => Promise<void>;
}): ReactElement {
  const t = useText();
  const { submission, lastAnswer, lastSent, settle } = sending;
  const [form] = useState(() =>
    createForm<Account>(accountDefinition, {
      submission,
      values: {
        ...accountDefinition.values,
        customer_id: customer,
        ...(country !== undefined && { currency: currencyIn(country) }),
        ...kept.current,
        ...Object(lastSent()),
      },
      texts: t.labels,
    }),
  );
  useKept(form, kept);
  const problemOf = async (id: string): Promise<string | undefined> => {
    const { data, error } = await payoutMethod(id);
    if (error) {
      return error.status === 404
        ? t('There’s no bank account with this ID. Check it, then try again.')
        : t(
            'We couldn’t check this ID: the API can’t be reached. Nothing has changed. Try again later.',
          );
    }
    return data.account_number === propertyAt(lastSent(), 'account_number')
      ? undefined
      : t('This ID belongs to another bank account.');
  };
  const element = useRef<HTMLFormElement>(null);
  const send = useSend({
    form,
    lastAnswer,
    operation: 'createBankPayoutMethod',
    async onCreated() {
      const { data } = lastAnswer() ?? {};
      if (data) await onAdded(data);
    },
  });
  const submit = async (options?: SubmitFormOptions) => {
    const { first, outcome, status } = (await send.submit(options)) ?? {};
    if (outcome === 'sent' && status?.kind === 'unknown') await onLost(lastSent());
    if (outcome === 'blocked') focus(element.current?.elements.namedItem(first?.join('.') ?? ''));
  };
  return (
    <FormProvider form={form}>
      <div className={ui.stack}>
        <LostAnswer
          maybe={t('The bank account may have been added.')}
          same={(time) => t('This account number was already submitted at {time}', { time })}
          idLabel={t('ID from your payment provider')}
          list="/provider/payout-methods"
          problemOf={problemOf}
          onSettle={async (found) => {
            await settle(found);
            if (found !== 'not-created') await onAdded({ ...Object(lastSent()), id: found.id });
          }}
        />
        <form
          ref={element}
          className={ui.stack}
          noValidate
          aria-label={t('Bank account')}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          onChange={send.clear}
        >
          <AccountFields form={form} />
          <SendButton send={send} onSend={(options) => void submit(options)}>
            {t('Add bank account')}
          </SendButton>
        </form>
      </div>
    </FormProvider>
  );
}

/** Focuses a control. One in a closed section can't be focused before that is open. */
function focus(control: Element | RadioNodeList | null | undefined): void {
  if (!(control instanceof HTMLElement)) return;
  control.closest('details')?.setAttribute('open', '');
  control.focus();
}
