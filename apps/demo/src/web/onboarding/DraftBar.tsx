import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { DraftMenu } from '../applications/DraftMenu.tsx';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { Badge } from '../shared/Badge.tsx';
import { Button } from '../shared/Button.tsx';
import { classNames } from '../shared/classNames.ts';
import { Icon } from '../shared/Icon.tsx';
import { Notice } from '../shared/Notice.tsx';
import { Crumbs } from '../shared/Page.tsx';
import ui from '../shared/ui.module.css';
import type { StoredDraft } from '../storage/draft.ts';
import { useApplicationForm } from './draftContext.ts';
import styles from './Onboarding.module.css';
import { exportDraft } from './transfer.ts';
import type { SaveState } from './useAutosave.ts';
import type { ApplicationValues } from './values.ts';

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
          <DraftMenu draft={draft} onRemoved={() => navigate('/applications')} />
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
