import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { StoredDraft } from '../../integration/storage.ts';
import { openStorage } from '../../integration/storage.ts';
import { countryChoices } from '../application/choices.ts';
import { useFormat } from '../language/useFormat.ts';
import { useLanguage } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import table from '../ui/Table.module.css';
import { UndoBar } from '../ui/UndoBar.tsx';
import ui from '../ui/ui.module.css';
import { Examples } from './Examples.tsx';
import { KeepTime } from './KeepTime.tsx';

/** Loaded when it is needed: the list of drafts shows before. */
const importing = () => import('../../integration/importApplication.ts');

/** `/applications`: the drafts on this device. */
export function ApplicationsPage(): ReactElement {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>();
  const [removed, setRemoved] = useState<StoredDraft>();
  const [isUnreadable, setUnreadable] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const reload = useCallback(() => {
    openStorage()
      .then((storage) => storage.list())
      .then(setDrafts, () => setDrafts([]));
  }, []);
  useEffect(reload, [reload]);

  const open = async (body: unknown = {}) => {
    const { addApplication } = await importing();
    navigate(`/applications/${await addApplication(body)}/business`);
  };
  const importFile = async (picked: File | undefined) => {
    if (!picked) return;
    setUnreadable(false);
    try {
      const body: unknown = JSON.parse(await picked.text());
      const { isApplication } = await importing();
      if (isApplication(body)) await open(body);
      else setUnreadable(true);
    } catch {
      setUnreadable(true);
    }
  };
  const remove = async (draft: StoredDraft) => {
    await (await openStorage()).remove(draft.id);
    setRemoved(draft);
    reload();
  };
  const undo = async (draft: StoredDraft) => {
    await (await openStorage()).restore(draft);
    setRemoved(undefined);
    reload();
  };

  const actions = (
    <>
      <Button onClick={() => file.current?.click()}>{t('Import')}</Button>
      <Button kind="primary" icon="add" onClick={() => void open()}>
        {t('New application')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept="application/json"
        aria-label={t('Import')}
        onChange={({ target }) => {
          void importFile(target.files?.[0]);
          target.value = '';
        }}
      />
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
      {removed && (
        <UndoBar
          text={t('Deleted {name} and its documents.', {
            name: removed.values.business_name || t('New application'),
          })}
          onUndo={() => void undo(removed)}
          onEnd={() => setRemoved(undefined)}
        />
      )}
      {drafts === undefined && <SkeletonRows label={t('Loading applications')} />}
      {drafts?.length === 0 && !removed && (
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
      {drafts && drafts.length > 0 && (
        <DraftTable drafts={drafts} onRemove={(draft) => void remove(draft)} />
      )}
      {/* Together with the drafts: what is below them would move when they have loaded. */}
      {drafts && (
        <>
          <Examples onOpen={open} />
          <KeepTime />
        </>
      )}
    </Page>
  );
}

function DraftTable({
  drafts,
  onRemove,
}: {
  readonly drafts: readonly StoredDraft[];
  readonly onRemove: (draft: StoredDraft) => void;
}): ReactElement {
  const { language, t } = useLanguage();
  const { moment } = useFormat();
  const nameOfCountry = (code: string) =>
    countryChoices(language).find(({ value }) => value === code)?.label ?? '';
  return (
    <section className={ui.card} aria-label={t('Drafts')}>
      <table className={`${table.table} ${table.wallets} ${table.drafts}`}>
        <thead>
          <tr>
            <th scope="col">{t('Business')}</th>
            <th scope="col">{t.labels.fields.business_owners}</th>
            <th scope="col">{t('Last change')}</th>
            <th scope="col" className={table.end}>
              <span className={ui.vh}>{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drafts.map((draft) => {
            const name = draft.values.business_name || t('New application');
            return (
              <tr key={draft.id}>
                <td>
                  <Link className={table.rowlink} href={`/applications/${draft.id}/business`}>
                    {name}
                  </Link>
                  <small>{nameOfCountry(draft.values.registered_address.country)}</small>
                </td>
                <td className={ui.muted}>
                  <span className={ui.wideOnly}>{draft.values.business_owners.length}</span>
                  <span className={ui.phoneOnly}>
                    {t('Owners: {count}', { count: draft.values.business_owners.length })}
                  </span>
                </td>
                <td className={ui.muted}>{moment(draft.savedAt)}</td>
                <td className={table.end}>
                  <Button
                    kind="quiet"
                    isSmall
                    icon="remove"
                    aria-label={t('Delete {name}', { name })}
                    onClick={() => onRemove(draft)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
