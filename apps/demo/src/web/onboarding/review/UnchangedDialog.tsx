import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';

/** Asks whether to submit what was rejected again as it was. */
export function UnchangedDialog({
  isOpen,
  onClose,
  onSend,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSend: () => void;
}): ReactElement {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Submit this application anyway?')}>
      <p>
        {t('You haven’t changed anything since it was rejected.')}{' '}
        {t('The new customer will probably be rejected too.')}
      </p>
      <p className={`${ui.row} ${ui.gapTop}`}>
        <Button data-autofocus onClick={onClose}>
          {t('Don’t send')}
        </Button>
        <Button kind="quiet" isDanger onClick={onSend}>
          {t('Send anyway')}
        </Button>
      </p>
    </Dialog>
  );
}
