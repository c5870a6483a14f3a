import { type Network, type CreateWallet as NewWallet, networks } from '@passmuster/schemas';
import { type FormEvent, type ReactElement, useCallback, useId, useState } from 'react';
import { api, listAssetCodes } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { saveEvent } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import field from '../ui/Field.module.css';
import { NetworkField } from '../ui/NetworkField.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import ui from '../ui/ui.module.css';

interface Owner {
  readonly id: string;
  readonly name: string;
}

/** A button that opens the form for a new wallet, of a customer or of the merchant. */
export function CreateWallet({
  customer,
  onCreated,
}: {
  readonly customer?: Owner;
  readonly onCreated: () => void;
}): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon="add" onClick={() => setOpen(true)}>
        {t('Create wallet')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('Create wallet')}>
        <WalletForm
          customer={customer}
          onCreated={() => {
            setOpen(false);
            onCreated();
          }}
        />
      </Dialog>
    </>
  );
}

function WalletForm({
  customer,
  onCreated,
}: {
  readonly customer: Owner | undefined;
  readonly onCreated: () => void;
}): ReactElement {
  const t = useText();
  const id = useId();
  const codes = useQuery(listAssetCodes);
  const [currency, setCurrency] = useState('');
  const [network, setNetwork] = useState<Network>('polygon');
  const [description, setDescription] = useState('');
  const create = useMutation(useCallback((body: NewWallet) => api.wallets.create(body), []));
  const assets = codes.data ?? [];
  const chosen = assets.find(({ code }) => code === currency) ?? assets[0];
  const hasNetwork = chosen?.asset_type === 'STABLECOIN';
  const available = networks.filter((one) =>
    chosen?.networks?.some((listed) => listed.network.toLowerCase() === one),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    const answer = await create.run({
      currency: chosen.code,
      ...(hasNetwork && {
        network: available.includes(network) ? network : (available[0] ?? network),
      }),
      ...(customer && { customer_id: customer.id }),
      ...(description.trim() !== '' && { description: description.trim() }),
    });
    if (!answer?.data) return;
    await saveEvent({
      subject: customer?.id ?? 'merchant',
      kind: 'wallet-created',
      note: [description.trim(), chosen.code].filter(Boolean).join(', '),
      request: 'POST /wallets',
    });
    onCreated();
  };
  if (codes.failure) return <FailureNotice failure={codes.failure} onRetry={codes.reload} />;
  if (!codes.data) return <SkeletonRows label={t('Loading asset codes')} />;
  return (
    <form className={ui.stack} onSubmit={(event) => void submit(event)}>
      <p className={ui.muted}>
        {customer
          ? t('For {name}.', { name: customer.name })
          : t('For your own business. Customers’ wallets are created on their pages.')}
      </p>
      <div className={field.grid}>
        <div className={field.field}>
          <label htmlFor={`${id}-currency`}>{t('Currency')}</label>
          <select
            id={`${id}-currency`}
            className={field.in}
            data-autofocus
            value={chosen?.code}
            onChange={({ target }) => setCurrency(target.value)}
          >
            {assets.map(({ code, asset_type }) => (
              <option key={code} value={code}>
                {code} (
                {asset_type === 'FIAT' ? t.labels.assetTypes.FIAT : t.labels.assetTypes.STABLECOIN})
              </option>
            ))}
          </select>
        </div>
        {hasNetwork && (
          <NetworkField
            id={`${id}-network`}
            value={network}
            onChange={setNetwork}
            available={available}
          />
        )}
        <div className={`${field.field} ${field.c12}`}>
          <label htmlFor={`${id}-name`}>
            {t('Name')} <span className={field.opt}>{t('(optional)')}</span>
          </label>
          <input
            id={`${id}-name`}
            className={field.in}
            maxLength={255}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </div>
      </div>
      {create.failure && (
        <FailureNotice failure={create.failure} maybe={t('The wallet may have been created.')} />
      )}
      <p>
        <Button type="submit" kind="primary" isPending={create.isPending}>
          {t('Create wallet')}
        </Button>
      </p>
    </form>
  );
}
