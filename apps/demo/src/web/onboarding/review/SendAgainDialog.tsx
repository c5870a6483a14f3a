import { isInDoubt } from '@passmuster/form';
import { useStatus } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { isOfAnother } from '../../application/statusWords.ts';
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
  const time = 'since' in status && status.since ? recent(status.since) : '';
  const isOther = isOfAnother(status);
  const wasCreated = status.kind === 'created-elsewhere';
  return (
    <Dialog
      isOpen={isOpen && isInDoubt(status)}
      onClose={onClose}
      title={isOther ? t('Submit this application anyway?') : t('Send the application again?')}
    >
      <p>
        {wasCreated
          ? t(
              'The customer of the other application was created at {time}. Unless its KYC was rejected, this application will be refused.',
              { time },
            )
          : t(
              'If the customer was created at {time}, this one will be refused. If you have changed the email address and the phone number since, a second customer may be created.',
              { time },
            )}
      </p>
      {!wasCreated && (
        <p className={ui.gapTop}>{t('Ask your payment provider first whether it exists.')}</p>
      )}
      <p className={`${ui.row} ${ui.gapTop}`}>
        <Button data-autofocus onClick={onClose}>
          {t('Don’t send')}
        </Button>
        <Button kind="quiet" isDanger onClick={onSend}>
          {isOther ? t('Send anyway') : t('Send again anyway')}
        </Button>
      </p>
    </Dialog>
  );
}
