import { isInDoubt } from '@passmuster/form';
import { useStatus } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';

/** Asks whether to send what may have been created already. Only a person can decide that. */
export function SendAgainDialog({
  isOpen,
  onClose,
  onSend,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSend: () => void;
}): ReactElement {
  const t = useText();
  const { recent } = useFormat();
  const status = useStatus();
  return (
    <Dialog
      isOpen={isOpen && isInDoubt(status)}
      onClose={onClose}
      title={t('Send the application again?')}
    >
      <p>
        {t(
          'If the customer was created at {time}, this one will be refused. If you have changed the email address and the phone number since, a second customer may be created.',
          {
            time: 'since' in status && status.since ? recent(status.since) : '',
          },
        )}
      </p>
      <p className={ui.gapTop}>{t('Ask your payment provider first whether it exists.')}</p>
      <p className={`${ui.row} ${ui.gapTop}`}>
        <Button data-autofocus onClick={onClose}>
          {t('Don’t send')}
        </Button>
        <Button kind="quiet" isDanger onClick={onSend}>
          {t('Send again anyway')}
        </Button>
      </p>
    </Dialog>
  );
}
