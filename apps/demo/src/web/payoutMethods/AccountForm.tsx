import type { SubmitFormOptions } from '@passmuster/form';
import { createForm } from '@passmuster/form/forms';
import { FormProvider } from '@passmuster/form/react';
import type { BankPayoutMethod } from '@passmuster/schemas';
import { type ReactElement, useRef, useState } from 'react';
import { useText } from '../language/useText.ts';
import { LostAnswer } from '../sending/LostAnswer.tsx';
import type { Sending } from '../sending/openSending.ts';
import { SendButton } from '../sending/SendButton.tsx';
import { useSend } from '../sending/useSend.ts';
import ui from '../ui/ui.module.css';
import { AccountFields } from './AccountFields.tsx';
import { type Account, accountDefinition } from './accountDefinition.ts';

/** A bank account, checked while it is typed, and sent at most once. */
export function AccountForm({
  customer = '',
  sending,
  onAdded,
}: {
  readonly customer: string | undefined;
  readonly sending: Sending<BankPayoutMethod>;
  readonly onAdded: (method: BankPayoutMethod) => Promise<void>;
}): ReactElement {
  const t = useText();
  const { submission, lastAnswer, lastSent, settle } = sending;
  const [form] = useState(() =>
    createForm<Account>(accountDefinition, {
      submission,
      values: { ...accountDefinition.values, customer_id: customer, ...Object(lastSent()) },
      texts: t.labels,
    }),
  );
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
    const { first, outcome } = (await send.submit(options)) ?? {};
    if (outcome === 'blocked') focus(element.current?.elements.namedItem(first?.join('.') ?? ''));
  };
  return (
    <FormProvider form={form}>
      <div className={ui.stack}>
        <LostAnswer
          maybe={t('The bank account may have been added.')}
          same={(time) => t('This account number was already submitted at {time}', { time })}
          idLabel={t('ID from your payment provider')}
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
