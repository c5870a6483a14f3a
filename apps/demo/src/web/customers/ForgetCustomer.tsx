import { type ReactElement, useState } from 'react';
import { useText } from '../language/useText.ts';
import { forgetPersonalData } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';

/** Deletes what was submitted from this device, after a question. The customer, its wallets and its accounts stay. */
export function ForgetCustomer({
  id,
  onForgotten,
}: {
  readonly id: string;
  readonly onForgotten: () => void;
}): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const forget = async () => {
    await forgetPersonalData(id);
    setOpen(false);
    onForgotten();
  };
  return (
    <div>
      <Button kind="quiet" isSmall isDanger onClick={() => setOpen(true)}>
        {t('Delete personal data')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('Delete personal data from this device?')}
      >
        <p>{t('The application and its report are removed. The customer stays at the API.')}</p>
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
