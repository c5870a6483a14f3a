import { type ReactElement, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { FailureNotice } from '../../api/FailureNotice.tsx';
import { useOnline } from '../../api/useOnline.ts';
import { fileRefsIn } from '../../application/fileRef.ts';
import type { ApplicationValues } from '../../application/values.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import ui from '../../ui/ui.module.css';
import { useApplicationForm, useDraft, useReview } from '../draft/draftContext.ts';
import { Completion } from '../frame/Completion.tsx';
import styles from '../frame/Onboarding.module.css';
import { Refusals } from './Refusals.tsx';
import review from './Review.module.css';
import { type Submit, useSubmit } from './useSubmit.ts';

/** Submits the application, and says what became of it. */
export function SubmitPanel({ openCount }: { readonly openCount: number }): ReactElement {
  const t = useText();
  const [, navigate] = useLocation();
  const current = useReview();
  const { store, reviewNow } = useDraft();
  const state = useSubmit();
  const { submit, created } = state;
  const alert = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  useEffect(() => {
    if (created !== undefined && state.lost === undefined) {
      navigate(`/customers/${created}?created`, { replace: true });
    }
  }, [created, state.lost, navigate]);

  const onSubmit = async () => {
    // The panel may be up to one review behind the form.
    const { ready } = store.isCurrent() && current ? current : await reviewNow();
    store.reveal();
    if (!ready) {
      document.querySelector<HTMLElement>('#left-title')?.focus();
      return;
    }
    await submit.run();
    alert.current?.focus();
  };
  return (
    <>
      <aside className={`${styles.review} ${review.submit}`} aria-label={t('Submit')}>
        <div className={review.progress}>
          <Completion title={submit.isPending ? t('Submitting') : t('Submit')} />
        </div>
        <div className={ui.stack} ref={alert} tabIndex={-1}>
          <Outcome state={state} />
          {submit.isPending ? (
            <Sending />
          ) : (
            current?.ready && (
              <p className={review.ready}>
                <span data-tone="success" className={review.tone}>
                  <Icon name="done" />
                </span>
                {t('Everything we can check is complete.')}
              </p>
            )
          )}
          {state.lost === undefined && (
            <Button
              kind="primary"
              isWide
              className={styles.inDock}
              isPending={submit.isPending}
              aria-disabled={!isOnline || undefined}
              onClick={() => void onSubmit()}
            >
              {submit.isPending ? t('Submitting…') : t('Submit application')}
            </Button>
          )}
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
        <Button kind="primary" isPending={submit.isPending} onClick={() => void onSubmit()}>
          {submit.isPending ? t('Submitting…') : t('Submit')}
        </Button>
      </section>
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

function Outcome({
  state: { submit, check, lost },
}: {
  readonly state: Submit;
}): ReactElement | null {
  const t = useText();
  const name = useWatch<ApplicationValues, 'business_name'>({ name: 'business_name' });
  if (lost === 'unknown') {
    return (
      <>
        <Notice
          tone="warning"
          isAlert
          title={t('We didn’t get an answer')}
          actions={
            <Button
              kind="primary"
              isSmall
              isPending={check.isPending}
              onClick={() => void check.run()}
            >
              {t('Check if it was created')}
            </Button>
          }
        >
          <p>
            {t(
              'The customer may have been created. Check before you submit again, so that you don’t create it twice.',
            )}
          </p>
        </Notice>
        {check.failure && <FailureNotice failure={check.failure} />}
      </>
    );
  }
  if (lost === 'not-created') {
    return (
      <Notice
        tone="suggestion"
        title={t('Nothing was created')}
        actions={
          <Button
            kind="primary"
            isSmall
            isPending={submit.isPending}
            onClick={() => void submit.run()}
          >
            {t('Submit again')}
          </Button>
        }
      >
        <p>{t('Your application didn’t arrive. It’s safe to submit it again.')}</p>
      </Notice>
    );
  }
  if (lost !== undefined) {
    return (
      <Notice
        tone="success"
        title={t('{name} was created', { name })}
        actions={
          <ButtonLink kind="primary" isSmall to={`/customers/${lost.customer}`}>
            {t('View customer')}
          </ButtonLink>
        }
      >
        <p>{t('Your application arrived. There’s nothing to submit again.')}</p>
      </Notice>
    );
  }
  return submit.failure ? <Refusals failure={submit.failure} /> : null;
}
