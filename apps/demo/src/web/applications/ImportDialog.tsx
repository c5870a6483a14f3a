import type { ReactElement } from 'react';
import type { StoredDraft } from '../../integration/storage.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';

/** A file that was read, and the draft that it is about. */
export interface ImportedTwice {
  readonly body: unknown;
  readonly draft: StoredDraft;
}

/** Asks what becomes of a draft that is imported again. */
export function ImportDialog({
  imported,
  onClose,
  onKeepBoth,
  onReplace,
}: {
  readonly imported: ImportedTwice | undefined;
  readonly onClose: () => void;
  readonly onKeepBoth: () => void;
  readonly onReplace: () => void;
}): ReactElement {
  const t = useText();
  const { moment } = useFormat();
  const { draft } = imported ?? {};
  return (
    <Dialog
      isOpen={imported !== undefined}
      onClose={onClose}
      title={t('Replace the draft on this device?')}
    >
      <p>
        {draft &&
          t('{name} is on this device already, last changed on {moment}.', {
            name: draft.values.business_name || t('New application'),
            moment: moment(draft.savedAt),
          })}
      </p>
      <p className={`${ui.row} ${ui.gapTop}`}>
        <Button data-autofocus onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button onClick={onKeepBoth}>{t('Keep both')}</Button>
        <Button kind="quiet" isDanger onClick={onReplace}>
          {t('Replace the draft')}
        </Button>
      </p>
    </Dialog>
  );
}
