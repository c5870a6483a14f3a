import { fileRefsIn } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/ui.module.css';
import { useApplicationForm, useReview } from '../draft/draftContext.ts';
import { Completion } from '../frame/Completion.tsx';
import styles from '../frame/Onboarding.module.css';
import { AcceptDialog } from './AcceptDialog.tsx';
import review from './Review.module.css';
import { SendAgainDialog } from './SendAgainDialog.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { SubmitOutcome } from './SubmitOutcome.tsx';
import { useSubmitState } from './submitContext.ts';

/** Submits the application, and says what became of it. */
export function SubmitPanel({ openCount }: { readonly openCount: number }): ReactElement {
  const t = useText();
  const [, navigate] = useLocation();
  const current = useReview();
  const application = useForm();
  const { known, maySend, isSending, created, send } = useSubmitState();
  const [question, setQuestion] = useState<'accept' | 'again'>();
  const alert = useRef<HTMLDivElement>(null);
  const isInDoubt = known.doubt !== undefined;
  useEffect(() => {
    if (created !== undefined && !isInDoubt) {
      navigate(`/customers/${created}?created`, { replace: true });
    }
  }, [created, isInDoubt, navigate]);

  const sendNow = async (acknowledged: boolean) => {
    setQuestion(undefined);
    await send(acknowledged);
    alert.current?.focus();
  };
  const onSubmit = async (options?: Parameters<typeof application.validate>[0]) => {
    const { verdict } = await application.validate(options);
    if (verdict === 'look') setQuestion('accept');
    else if (verdict === 'blocked') {
      setQuestion(undefined);
      document.querySelector<HTMLElement>('#left-title')?.focus();
    } else if (maySend === 'acknowledged') setQuestion('again');
    else await sendNow(false);
  };
  return (
    <>
      <aside className={`${styles.review} ${review.submit}`} aria-label={t('Submit')}>
        <div className={review.progress}>
          <Completion title={isSending ? t('Submitting') : t('Submit')} />
        </div>
        <div className={ui.stack} ref={alert} tabIndex={-1}>
          <SubmitOutcome />
          {isSending ? (
            <Sending />
          ) : (
            current.ready &&
            known.kind !== 'created' && (
              <p className={review.ready}>
                <span data-tone="success" className={review.tone}>
                  <Icon name="done" />
                </span>
                {t('Everything we can check is complete.')}
              </p>
            )
          )}
          <SubmitButton
            label={t('Submit application')}
            className={styles.inDock}
            onSubmit={() => void onSubmit()}
          />
        </div>
        <p className={`${styles.assure} ${review.progress}`}>
          <Icon name="lock" />
          <span>{t('Submitting sends the application and its documents to the payment API.')}</span>
        </p>
      </aside>
      <section className={`${styles.dock} ${styles.narrowOnly}`} aria-label={t('Actions')}>
        {openCount > 0 && (
          <Button onClick={() => document.querySelector<HTMLElement>('#left-title')?.focus()}>
            {t('{count} to do', { count: openCount })}
          </Button>
        )}
        <SubmitButton label={t('Submit')} onSubmit={() => void onSubmit()} />
      </section>
      <AcceptDialog
        isOpen={question === 'accept'}
        onClose={() => setQuestion(undefined)}
        onAccept={(accepted) => void onSubmit({ accepted })}
      />
      <SendAgainDialog
        isOpen={question === 'again'}
        onClose={() => setQuestion(undefined)}
        onSend={() => void sendNow(true)}
      />
    </>
  );
}

/** Says how much is being sent. */
function Sending(): ReactElement {
  const t = useText();
  const { bytes } = useFormat();
  const { getValues } = useApplicationForm();
  const files = fileRefsIn(getValues());
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <output className={ui.muted}>
      {t('Sending documents: {count} ({size}). Keep this page open.', {
        count: files.length,
        size: bytes(size),
      })}
    </output>
  );
}
