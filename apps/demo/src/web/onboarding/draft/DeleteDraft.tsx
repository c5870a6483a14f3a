import { type ReactElement, useState } from 'react';
import { ForgetDialog } from '../../application/ForgetDialog.tsx';
import { useText } from '../../language/useText.ts';
import { forgetReport } from '../../storage/attemptReports.ts';
import type { KnownCustomer } from '../../storage/known.ts';
import { submittedWith } from '../../storage/localRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { useApplication } from './applicationContext.ts';

/** Deletes the open draft, after a question: leaving the form means there's no Undo on the next page. */
export function DeleteDraft({ onRemoved }: { readonly onRemoved: () => void }): ReactElement {
  const t = useText();
  const { id, draft } = useApplication();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<readonly KnownCustomer[]>();
  const ask = async () => {
    const customers = await submittedWith(id).catch(() => []);
    if (customers.length > 0) setAsked(customers);
    else setOpen(true);
  };
  const remove = async () => {
    setOpen(false);
    await draft.forget();
    await forgetReport(id);
    onRemoved();
  };
  return (
    <>
      <Button kind="quiet" isSmall onClick={() => void ask()}>
        {t('Delete')}
      </Button>
      <ForgetDialog
        customers={asked}
        onClose={() => setAsked(undefined)}
        onForgotten={() => void remove()}
      />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('Delete this draft?')}>
        <p>{t('The application and its files are removed from this device.')}</p>
        <p className={`${ui.row} ${ui.gapTop}`}>
          <Button data-autofocus onClick={() => setOpen(false)}>
            {t('Keep draft')}
          </Button>
          <Button kind="quiet" isDanger onClick={() => void remove()}>
            {t('Delete draft')}
          </Button>
        </p>
      </Dialog>
    </>
  );
}
