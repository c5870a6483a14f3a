import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';

/** Asks before a shorter time deletes what is older. */
export function ShorterDialog({
  isOpen,
  isShared,
  onClose,
  onDelete,
}: {
  readonly isOpen: boolean;
  readonly isShared: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}): ReactElement {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Delete older data now?')}>
      <p>
        {isShared
          ? t(
              'Every application that was submitted from this device is deleted now, with its files and its report. So are drafts that nobody has changed for an hour.',
            )
          : t(
              'Drafts that nobody has changed for a day are deleted now, and what was submitted more than a day ago.',
            )}
      </p>
      {isShared && (
        <p className={ui.gapTop}>
          {t(
            'Names of customers, bank accounts, transactions and the address book stay until you clear the data of this site in your browser.',
          )}
        </p>
      )}
      <p className={`${ui.row} ${ui.gapTop}`}>
        <Button data-autofocus onClick={onClose}>
          {t('Keep everything')}
        </Button>
        <Button kind="quiet" isDanger onClick={onDelete}>
          {t('Delete now')}
        </Button>
      </p>
    </Dialog>
  );
}
