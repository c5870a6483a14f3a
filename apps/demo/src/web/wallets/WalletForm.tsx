import type { Form } from '@passmuster/form';
import { createForm } from '@passmuster/form/forms';
import { FormProvider, useField } from '@passmuster/form/react';
import { type AssetCode, type CreateWallet, type Network, omitBlanks } from '@passmuster/schemas';
import { type FormEvent, type ReactElement, useCallback, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useText } from '../language/useText.ts';
import { saveEvent } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { NetworkField } from '../ui/NetworkField.tsx';
import ui from '../ui/ui.module.css';
import { type NewWallet, networksOf, walletDefinition } from './walletDefinition.ts';

export interface WalletOwner {
  readonly id: string;
  readonly name: string;
}

/** A new wallet, of a customer or of the merchant. */
export function WalletForm({
  customer,
  assets,
  onCreated,
}: {
  readonly customer: WalletOwner | undefined;
  readonly assets: readonly AssetCode[];
  readonly onCreated: () => void;
}): ReactElement {
  const t = useText();
  const [form] = useState(() =>
    createForm(walletDefinition, {
      values: {
        ...walletDefinition.values,
        ...chosen(assets[0]),
        customer_id: customer?.id ?? '',
      },
      texts: t.labels,
    }),
  );
  const create = useMutation(useCallback((body: CreateWallet) => api.wallets.create(body), []));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await form.validate()).verdict === 'blocked') return;
    const body = omitBlanks(form.values) as CreateWallet;
    const answer = await create.run(body);
    if (!answer?.data) return;
    await saveEvent({
      subject: customer?.id ?? 'merchant',
      kind: 'wallet-created',
      note: [body.description, body.currency].filter(Boolean).join(', '),
      request: 'POST /wallets',
    });
    onCreated();
  };
  return (
    <FormProvider form={form}>
      <form className={ui.stack} onSubmit={(event) => void submit(event)} onChange={create.clear}>
        <p className={ui.muted}>
          {customer
            ? t('For {name}.', { name: customer.name })
            : t('For your own business. Customers’ wallets are created on their pages.')}
        </p>
        <WalletFields form={form} assets={assets} />
        {create.failure && (
          <FailureNotice failure={create.failure} maybe={t('The wallet may have been created.')} />
        )}
        <p>
          <Button type="submit" kind="primary" isPending={create.isPending}>
            {t('Create wallet')}
          </Button>
        </p>
      </form>
    </FormProvider>
  );
}

/** Returns what a chosen asset enters: a network belongs to its currency. */
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
