import { useDraft, useField, useStatus } from '@passmuster/form/react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { canBeDeleted, statusWords } from '../../application/statusWords.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Crumbs } from '../../ui/Page.tsx';
import ui from '../../ui/ui.module.css';
import { useApplication } from './applicationContext.ts';
import { useCorrection } from './correctionContext.ts';
import { DeleteDraft } from './DeleteDraft.tsx';
import styles from './DraftBar.module.css';
import { ExportDraft } from './ExportDraft.tsx';
import { useProblem } from './useProblem.ts';

/** Which application this is, and that it is saved. */
export function DraftBar(): ReactElement {
  const { draft } = useApplication();
  const { saved } = useDraft(draft);
  const status = useStatus();
  const { text, tone } = statusWords(status, useCorrection());
  const problem = useProblem(draft);
  const t = useText();
  const { time } = useFormat();
  const [, navigate] = useLocation();
  const name = useField('business_name').value;
  const [isFailing, setFailing] = useState(false);
  return (
    <>
      <section className={styles.context} aria-label={t('Application')}>
        <Crumbs label={t('Breadcrumb')} to="/applications" parent={t('Applications')}>
          {name || t('New application')}
        </Crumbs>
        <Badge tone={tone}>{t(text)}</Badge>
        <output className={styles.saved}>
          {saved.kind !== 'failed' && saved.at !== undefined && (
            <>
              <Icon name="check" />
              {t('Saved on this device at {time}', { time: time(saved.at) })}
            </>
          )}
        </output>
        <span className={classNames(ui.push, ui.row, ui.wideOnly)}>
          <ExportDraft onFailed={() => setFailing(true)} />
          {canBeDeleted(status) && <DeleteDraft onRemoved={() => navigate('/applications')} />}
        </span>
      </section>
      {(saved.kind === 'failed' || isFailing) && (
        <div className={styles.context}>
          <Notice
            tone="error"
            title={t('Changes aren’t being saved')}
            actions={<ExportDraft onFailed={() => setFailing(true)} />}
          >
            <p>
              {problem ??
                t('This device may be out of storage. Export the draft so that you don’t lose it.')}
            </p>
          </Notice>
        </div>
      )}
      {saved.kind !== 'failed' && problem !== undefined && (
        <div className={styles.context}>
          <Notice tone="error" title={problem} />
        </div>
      )}
    </>
  );
}
