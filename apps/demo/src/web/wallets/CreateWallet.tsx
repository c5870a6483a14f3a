import type { CreateWallet as NewWalletBody } from '@passmuster/schemas';
import { type ReactElement, useRef, useState } from 'react';
import { api, listAssetCodes } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useOnline } from '../api/useOnline.ts';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import type { Kept } from '../sending/useKept.ts';
import { useSending } from '../sending/useSending.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { WalletForm, type WalletOwner } from './WalletForm.tsx';
import type { NewWallet } from './walletDefinition.ts';

/** A button that opens the form for a new wallet, of a customer or of the merchant. */
export function CreateWallet({
  customer,
  onCreated,
}: {
  readonly customer?: WalletOwner;
  readonly onCreated: () => void;
}): ReactElement {
  const t = useText();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const kept = useRef<NewWallet>(undefined);
  return (
    <>
      <Button
        kind="primary"
        icon="add"
        // Its form begins with a request.
        aria-disabled={!isOnline || undefined}
        onClick={() => setOpen(isOnline)}
      >
        {t('Create wallet')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('Create wallet')}>
        <LoadedWalletForm
          customer={customer}
          kept={kept}
          onCreated={() => {
            setOpen(false);
            onCreated();
          }}
        />
      </Dialog>
    </>
  );
}

const create = (body: NewWalletBody) => api.wallets.create(body);

/** The form, once it is known which currencies there are, and whether an answer was lost. */
function LoadedWalletForm(props: {
  readonly customer: WalletOwner | undefined;
  readonly kept: Kept<NewWallet>;
  readonly onCreated: () => void;
}): ReactElement {
  const t = useText();
  const assets = useQuery(listAssetCodes);
  const sending = useSending(`wallet ${props.customer?.id ?? 'merchant'}`, create);
  for (const { failure, reload } of [assets, sending]) {
    if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  }
  if (!assets.data || !sending.data) return <SkeletonRows label={t('Loading asset codes')} />;
  return <WalletForm {...props} assets={assets.data} sending={sending.data} />;
}
