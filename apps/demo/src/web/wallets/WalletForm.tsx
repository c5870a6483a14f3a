import type { Form, SubmitFormOptions } from '@passmuster/form';
import { createForm } from '@passmuster/form/forms';
import { FormProvider, useField } from '@passmuster/form/react';
import type { AssetCode, Network, Wallet } from '@passmuster/schemas';
import { type ReactElement, useState } from 'react';
import { useText } from '../language/useText.ts';
import { LostAnswer } from '../sending/LostAnswer.tsx';
import type { Sending } from '../sending/openSending.ts';
import { SendButton } from '../sending/SendButton.tsx';
import { type Kept, useKept } from '../sending/useKept.ts';
import { useSend } from '../sending/useSend.ts';
import { saveEvent } from '../storage/localRecords.ts';
import field from '../ui/Field.module.css';
import { NetworkField } from '../ui/NetworkField.tsx';
import ui from '../ui/ui.module.css';
import { type NewWallet, networksOf, walletDefinition } from './walletDefinition.ts';

export interface WalletOwner {
  readonly id: string;
  readonly name: string;
}

/** A new wallet, of a customer or of the merchant, created at most once. */
export function WalletForm({
  customer,
  assets,
  sending: { submission, lastAnswer, lastSent, settle },
  kept,
  onCreated,
}: {
  readonly customer: WalletOwner | undefined;
  readonly assets: readonly AssetCode[];
  readonly sending: Sending<Wallet>;
  readonly kept: Kept<NewWallet>;
  readonly onCreated: () => void;
}): ReactElement {
  const t = useText();
  const [form] = useState(() =>
    createForm<NewWallet>(walletDefinition, {
      submission,
      values: {
        ...walletDefinition.values,
        ...chosen(assets[0]),
        customer_id: customer?.id ?? '',
        ...kept.current,
        ...Object(lastSent()),
      },
      texts: t.labels,
    }),
  );
  useKept(form, kept);
  const created = async () => {
    const { description, currency } = form.values;
    await saveEvent({
      subject: customer?.id ?? 'merchant',
      kind: 'wallet-created',
      note: [description, currency].filter(Boolean).join(', '),
    }).catch(() => undefined);
    onCreated();
  };
  const send = useSend({ form, lastAnswer, operation: 'createWallet', onCreated: created });
  const submit = (options?: SubmitFormOptions) => void send.submit(options);
  return (
    <FormProvider form={form}>
      <div className={ui.stack}>
        <LostAnswer
          maybe={t('The wallet may have been created.')}
          onSettle={async (found) => {
            await settle(found);
            if (found !== 'not-created') await created();
          }}
        />
        <form
          className={ui.stack}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onChange={send.clear}
        >
          <p className={ui.muted}>
            {customer
              ? t('For {name}.', { name: customer.name })
              : t('For your own business. Customers’ wallets are created on their pages.')}
          </p>
          <WalletFields form={form} assets={assets} />
          <SendButton send={send} onSend={submit}>
            {t('Create wallet')}
          </SendButton>
        </form>
      </div>
    </FormProvider>
  );
}

/** Returns the fields that a chosen asset fills in: a network belongs to its currency. */
const chosen = (asset: AssetCode | undefined): Pick<NewWallet, 'currency' | 'network'> => {
  const networks = asset ? networksOf(asset) : [];
  const network = networks.find((one) => one === 'polygon') ?? networks[0] ?? '';
  return { currency: asset?.code ?? '', network };
};

function WalletFields({
  form,
  assets,
}: {
  readonly form: Form<NewWallet>;
  readonly assets: readonly AssetCode[];
}): ReactElement {
  const t = useText();
  const currency = useField('currency');
  const network = useField<Network | ''>('network');
  const description = useField('description');
  const asset = assets.find(({ code }) => code === currency.value);
  return (
    <div className={field.grid}>
      <div className={field.field}>
        <label htmlFor={currency.controlProps.id}>{t('Currency')}</label>
        <select
          {...currency.selectProps}
          className={field.in}
          data-autofocus
          onChange={({ target }) =>
            form.change({
              ...form.values,
              ...chosen(assets.find(({ code }) => code === target.value)),
            })
          }
        >
          {assets.map(({ code, asset_type }) => (
            <option key={code} value={code}>
              {code} (
              {asset_type === 'FIAT' ? t.labels.assetTypes.FIAT : t.labels.assetTypes.STABLECOIN})
            </option>
          ))}
        </select>
      </div>
      {network.value !== '' && (
        <NetworkField
          id={network.controlProps.id}
          value={network.value}
          onChange={network.setValue}
          available={asset && networksOf(asset)}
        />
      )}
      <div className={`${field.field} ${field.c12}`}>
        <label htmlFor={description.controlProps.id}>
          {t('Name')} <span className={field.opt}>{t('(optional)')}</span>
        </label>
        <input
          {...description.inputProps}
          className={field.in}
          maxLength={description.description?.maxLength}
        />
      </div>
    </div>
  );
}
