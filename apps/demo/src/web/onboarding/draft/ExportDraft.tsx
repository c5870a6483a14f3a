import { type FileRef, fileRefsIn } from '@passmuster/form';
import { type ReactElement, useState } from 'react';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { offerFile } from '../../ui/offerFile.ts';
import ui from '../../ui/ui.module.css';
import { useApplication } from './applicationContext.ts';

/** Exports the open draft, once a person knows what the file has and where it goes: it may hold passports. */
export function ExportDraft({ onFailed }: { readonly onFailed: () => void }): ReactElement {
  const t = useText();
  const { bytes } = useFormat();
  const { form } = useApplication();
  const [files, setFiles] = useState<readonly FileRef[]>();
  const name = `${form.values.business_name.trim() || 'application'}.json`;
  const close = () => setFiles(undefined);
  const save = () => {
    close();
    form.body().then(({ blob }) => offerFile(blob, name), onFailed);
  };
  return (
    <>
      <Button kind="quiet" isSmall onClick={() => setFiles(fileRefsIn(form.values))}>
        {t('Export')}
      </Button>
      <Dialog isOpen={files !== undefined} onClose={close} title={t('Export this application?')}>
        <p>
          {t('Everything you entered is saved in one file, {name}, in the downloads folder.', {
            name,
          })}
        </p>
        {files && files.length > 0 && (
          <p className={ui.gapTop}>
            {t('It contains the documents too: {count} ({size}), but not their file names.', {
              count: files.length,
              size: bytes(files.reduce((sum, { size }) => sum + size, 0)),
            })}
          </p>
        )}
        <p className={ui.gapTop}>
          {t('The file isn’t encrypted. Delete it once you no longer need it.')}
        </p>
        <p className={`${ui.row} ${ui.gapTop}`}>
          <Button data-autofocus onClick={close}>
            {t('Cancel')}
          </Button>
          <Button kind="primary" onClick={save}>
            {t('Save file')}
          </Button>
        </p>
      </Dialog>
    </>
  );
}
