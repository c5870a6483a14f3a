import { fileRefsIn, isInDoubt, type SubmitFormOptions } from '@passmuster/form';
import { type ReactElement, useRef, useState } from 'react';
import { statusWords } from '../../application/statusWords.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { useShared } from '../../storage/useShared.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/ui.module.css';
import { useApplication, useReview } from '../draft/applicationContext.ts';
import { isUnchanged, useCorrection } from '../draft/correctionContext.ts';
import styles from '../frame/Onboarding.module.css';
import { ReadyLine } from '../frame/ReadyLine.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import review from './Review.module.css';
import { SendAgainDialog } from './SendAgainDialog.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { SubmitOutcome } from './SubmitOutcome.tsx';
import { useSubmitState } from './submitContext.ts';
import { UnchangedDialog } from './UnchangedDialog.tsx';

/** Submits the application, and says what became of it. `onLook` leads to what is left to do, `onBlocked` also says that nothing was sent. */
export function SubmitPanel({
  openCount,
  onLook,
  onBlocked,
}: {
  readonly openCount: number;
  readonly onLook: () => void;
  readonly onBlocked: () => void;
}): ReactElement {
  const t = useText();
  const { verdict, status } = useReview();
  const { form } = useApplication();
  const correction = useCorrection();
  const { submit } = useSubmitState();
  const shared = useShared();
  const [question, setQuestion] = useState<'accept' | 'again' | 'unchanged'>();
  const outcome = useRef<HTMLDivElement>(null);
  const onSubmit = async (options?: SubmitFormOptions) => {
    const wasInDoubt = isInDoubt(status);
    setQuestion(undefined);
    // Once, before the other questions. What can't be sent says so itself.
    const asksFirst = options === undefined && !wasInDoubt && verdict !== 'blocked';
    if (asksFirst && isUnchanged(correction, form.values)) return setQuestion('unchanged');
    switch ((await submit(options))?.outcome) {
      case 'look':
        return setQuestion('accept');
      case 'confirm':
        // A doubt that has only now come up is explained first.
        return wasInDoubt ? setQuestion('again') : outcome.current?.focus();
      case 'blocked':
        return onBlocked();
      default:
        return outcome.current?.focus();
    }
  };
  return (
    <>
      <aside className={`${styles.review} ${review.submit}`} aria-label={t('Submit')}>
        <h2 className={review.progress}>
          {status.kind === 'sending' || status.kind === 'created'
            ? t(statusWords(status).text)
            : t('Submit')}
        </h2>
        <div className={ui.stack} ref={outcome} tabIndex={-1}>
          <SubmitOutcome />
          {status.kind === 'sending' ? (
            <Sending />
          ) : (
            status.kind !== 'created' && <ReadyLine className={review.ready} />
          )}
          <SubmitButton
            label={t('Submit application')}
            className={styles.inDock}
            onSubmit={() => void onSubmit()}
          />
        </div>
        {status.kind !== 'created' && !isInDoubt(status) && (
          <p className={`${styles.assure} ${review.progress}`}>
            <Icon name="lock" />
            <span>
              {t('Submitting sends the application and its documents to the payment API.')}{' '}
              <FilesSent text="Documents: {count} ({size})." />{' '}
              {shared &&
                t(
                  'This computer is shared: what you submit is deleted from it at once, and its report when you close this tab. Print the report first.',
                )}
            </span>
          </p>
        )}
      </aside>
      {status.kind !== 'created' && (
        <section className={`${styles.dock} ${styles.narrowOnly}`} aria-label={t('Actions')}>
          {openCount > 0 && (
            <Button onClick={onLook}>{t('{count} to do', { count: openCount })}</Button>
          )}
          <SubmitButton label={t('Submit application')} onSubmit={() => void onSubmit()} />
        </section>
      )}
      <AcceptDialog
        isOpen={question === 'accept'}
        onClose={() => setQuestion(undefined)}
        onAccept={(accepted) => void onSubmit({ accepted })}
      />
      <UnchangedDialog
        isOpen={question === 'unchanged'}
        onClose={() => setQuestion(undefined)}
        onSend={() => void onSubmit({})}
      />
      <SendAgainDialog
        isOpen={question === 'again'}
        onClose={() => setQuestion(undefined)}
        onSend={() => void onSubmit({ confirmed: true })}
      />
    </>
  );
}

/** A sentence about the files of the application: how many, and how large. */
function FilesSent({
  text,
}: {
  readonly text:
    | 'Documents: {count} ({size}).'
    | 'Sending documents: {count} ({size}). Keep this page open.';
}): ReactElement {
  const t = useText();
  const { bytes } = useFormat();
  const files = fileRefsIn(useApplication().form.values);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return <>{t(text, { count: files.length, size: bytes(size) })}</>;
}

/** Says how much is being sent. */
function Sending(): ReactElement {
  return (
    <output className={ui.muted}>
      <FilesSent text="Sending documents: {count} ({size}). Keep this page open." />
    </output>
  );
}
