import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { StoredDraft } from '../../integration/storage.ts';
import { openStorage } from '../../integration/storage.ts';
import { ForgetDialog } from '../application/ForgetDialog.tsx';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { UndoBar } from '../ui/UndoBar.tsx';
import ui from '../ui/ui.module.css';
import { DraftTable } from './DraftTable.tsx';
import { Examples } from './Examples.tsx';
import { ImportDialog, type ImportedTwice } from './ImportDialog.tsx';
import { KeepTime } from './KeepTime.tsx';
import { sameApplication } from './sameApplication.ts';
import { useDeletion } from './useDeletion.ts';
import { type StatedDraft, useStatuses } from './useStatuses.ts';

/** Loaded when it is needed: the list of drafts shows before. */
const importing = () => import('../../integration/importApplication.ts');

/** Bytes. An application may have 32 MB of documents, a third more as text. */
const largestFile = 100_000_000;

/** `/applications`: the drafts on this device. */
export function ApplicationsPage(): ReactElement {
  const t = useText();
  const [, navigate] = useLocation();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>();
  const [twice, setTwice] = useState<ImportedTwice>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [isNotKept, setNotKept] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const reload = useCallback(() => {
    openStorage()
      .then((storage) => storage.list())
      .then(setDrafts, () => setDrafts([]));
  }, []);
  useEffect(reload, [reload]);
  const stated = useStatuses(drafts);
  const { removed, asked, remove, undo, close } = useDeletion(reload);

  const open = async (body: unknown = {}) => {
    try {
      const { addApplication } = await importing();
      navigate(`/applications/${await addApplication(body)}/business`);
      return true;
    } catch {
      // The storage is full, or the browser forbids it.
      setNotKept(true);
      return false;
    }
  };
  const importFile = async (picked: File | undefined, known: readonly StatedDraft[]) => {
    if (!picked) return;
    setUnreadable(picked.size > largestFile);
    if (picked.size > largestFile) return;
    try {
      const body: unknown = JSON.parse(await picked.text());
      const { isApplication } = await importing();
      const draft = isApplication(body) ? sameApplication(body, known) : undefined;
      if (draft) setTwice({ body, draft });
      else if (isApplication(body)) await open(body);
      else setUnreadable(true);
    } catch {
      setUnreadable(true);
    }
  };
  const replace = async ({ body, draft }: ImportedTwice) => {
    // The draft goes only once the file is kept.
    if (await open(body)) await (await openStorage()).remove(draft.id);
  };

  const actions = (
    <>
      <Button onClick={() => file.current?.click()}>{t('Import')}</Button>
      <Button ref={addButton} kind="primary" icon="add" onClick={() => void open()}>
        {t('New application')}
      </Button>
      {/* A file may be about a draft that is here, so these are known first. */}
      {stated && (
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json"
          aria-label={t('Import')}
          onChange={({ target }) => {
            void importFile(target.files?.[0], stated);
            target.value = '';
          }}
        />
      )}
    </>
  );
  return (
    <Page
      title={t('Applications')}
      lead={t('Check a business before you submit it. Drafts stay on this device.')}
      actions={actions}
    >
      {isUnreadable && (
        <div className={ui.gapBelow}>
          <Notice tone="error" title={t('This file isn’t an application')}>
            <p>{t('Choose a JSON file that was exported here.')}</p>
          </Notice>
        </div>
      )}
      {isNotKept && (
        <div className={ui.gapBelow}>
          <Notice tone="error" title={t('This device can’t keep the application')}>
            <p>{t('Allow this site to store data or free some storage, then try again.')}</p>
          </Notice>
        </div>
      )}
      {removed && (
        <UndoBar
          key={removed.id}
          text={t('Deleted {name} and its documents.', {
            name: removed.values.business_name || t('New application'),
          })}
          onUndo={() => void undo()}
        />
      )}
      <ForgetDialog
        customers={asked}
        onClose={close}
        onForgotten={() => {
          reload();
          // The button that was pressed goes.
          addButton.current?.focus();
        }}
      />
      <ImportDialog
        imported={twice}
        onClose={() => setTwice(undefined)}
        onKeepBoth={() => void open(twice?.body)}
        onReplace={() => twice && void replace(twice)}
      />
      {stated === undefined && <SkeletonRows label={t('Loading applications')} />}
      {stated?.length === 0 && !removed && (
        <Blank
          title={t('No applications yet')}
          actions={
            <Button kind="primary" onClick={() => void open()}>
              {t('New application')}
            </Button>
          }
        >
          {t('Start with a blank form, or open an example to see what gets checked.')}
        </Blank>
      )}
      {stated && stated.length > 0 && (
        <DraftTable drafts={stated} onRemove={(draft) => void remove(draft)} />
      )}
      {/* Together with the drafts: what is below them would move when they have loaded. */}
      {stated && (
        <>
          <Examples onOpen={async (body) => void (await open(body))} />
          <KeepTime />
        </>
      )}
    </Page>
  );
}
