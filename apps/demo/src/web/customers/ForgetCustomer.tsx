import { type ReactElement, useState } from 'react';
import { useText } from '../language/useText.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { customersOf, forgetPersonalData } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';

/** Deletes what was submitted from this device, after a question. The customer, its wallets and its accounts stay. */
export function ForgetCustomer({
  customer,
  onForgotten,
}: {
  readonly customer: KnownCustomer;
  readonly onForgotten: () => void;
}): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(1);
  const open = async () => {
    const all = await customersOf(customer).catch(() => [customer]);
    setCount(all.length);
    setOpen(true);
  };
  const forget = async () => {
    await forgetPersonalData(customer);
    setOpen(false);
    onForgotten();
  };
  return (
    <div>
      <Button kind="quiet" isSmall isDanger onClick={() => void open()}>
        {t('Delete personal data')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
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
          <Button data-autofocus onClick={() => setOpen(false)}>
            {t('Keep it')}
          </Button>
          <Button kind="quiet" isDanger onClick={() => void forget()}>
            {t('Delete personal data')}
          </Button>
        </p>
      </Dialog>
    </div>
  );
}
