import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { ApplicationValues } from '../../../integration/values.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import type { StoredDraft } from '../../storage/draft.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Crumbs } from '../../ui/Page.tsx';
import ui from '../../ui/ui.module.css';
import { DeleteDraft } from './DeleteDraft.tsx';
import styles from './DraftBar.module.css';
import { useApplicationForm } from './draftContext.ts';
import { exportDraft } from './transfer.ts';
import type { SaveState } from './useAutosave.ts';

/** Which application this is, and that it is saved. */
export function DraftBar({
  draft,
  saveState,
}: {
  readonly draft: StoredDraft;
  readonly saveState: SaveState;
}): ReactElement {
  const t = useText();
  const { time } = useFormat();
  const { getValues } = useApplicationForm();
  const [, navigate] = useLocation();
  const name = useWatch<ApplicationValues, 'business_name'>({ name: 'business_name' });
  const [isFailing, setFailing] = useState(false);
  const onExport = () => {
    exportDraft(getValues()).catch(() => setFailing(true));
  };
  return (
    <>
      <section className={styles.context} aria-label={t('Draft')}>
        <Crumbs label={t('Breadcrumb')} to="/applications" parent={t('Applications')}>
          {name || t('New application')}
        </Crumbs>
        <Badge tone="neutral">{t('Draft')}</Badge>
        <output className={styles.saved}>
          {saveState.kind === 'saved' && (
            <>
              <Icon name="check" />
              {t('Saved on this device at {time}', { time: time(saveState.at) })}
            </>
          )}
          {saveState.kind === 'saving' && t('Saving…')}
        </output>
        <span className={classNames(ui.push, ui.row, ui.wideOnly)}>
          <Button kind="quiet" isSmall onClick={onExport}>
            {t('Export')}
          </Button>
          <DeleteDraft draft={draft} onRemoved={() => navigate('/applications')} />
        </span>
      </section>
      {(saveState.kind === 'failed' || isFailing) && (
        <div className={styles.context}>
          <Notice
            tone="error"
            title={t('Changes aren’t being saved')}
            actions={
              <Button isSmall kind="primary" onClick={onExport}>
                {t('Export draft')}
              </Button>
            }
          >
            <p>
              {t('This device may be out of storage. Export the draft so that you don’t lose it.')}
            </p>
          </Notice>
        </div>
      )}
    </>
  );
}
