import { type ReactElement, useRef } from 'react';
import { useText } from '../language/useText.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { forgetPersonalData } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';

/** Asks whether what was submitted goes from this device, and deletes it. The customers, their wallets and their accounts stay. */
export function ForgetDialog({
  customers,
  onClose,
  onForgotten,
}: {
  /** What one application has created; undefined if nobody wants to delete it. */
  readonly customers: readonly KnownCustomer[] | undefined;
  readonly onClose: () => void;
  /** Called once the question is gone. */
  readonly onForgotten: () => void;
}): ReactElement {
  const t = useText();
  const isForgotten = useRef(false);
  const count = customers?.length ?? 0;
  const forget = async () => {
    const [customer] = customers ?? [];
    if (customer) await forgetPersonalData(customer);
    isForgotten.current = true;
    onClose();
  };
  return (
    <Dialog
      isOpen={customers !== undefined}
      onClose={onClose}
      onClosed={() => {
        if (isForgotten.current) onForgotten();
        isForgotten.current = false;
      }}
      title={t('Delete personal data from this device?')}
    >
      <p>
        {t('The application, its files and its report are deleted.')}{' '}
        {count > 1 &&
          t(
            'It was submitted again: the applications and reports of all {count} customers are deleted.',
            { count },
          )}
      </p>
      <p className={ui.gapTop}>
        {t(
          'The customer stays at the API. Its name, its IDs and its bank accounts stay on this device.',
        )}
      </p>
      <p className={`${ui.row} ${ui.gapTop}`}>
        <Button data-autofocus onClick={onClose}>
          {t('Keep it')}
        </Button>
        <Button kind="quiet" isDanger onClick={() => void forget()}>
          {t('Delete personal data')}
        </Button>
      </p>
    </Dialog>
  );
}
