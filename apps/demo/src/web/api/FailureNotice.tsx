import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useFormat } from '../language/useFormat.ts';
import { type Translate, useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Details } from '../ui/Details.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Tone } from '../ui/tone.ts';
import type { Failure } from './call.ts';
import styles from './FailureNotice.module.css';

interface FailureNoticeProps {
  readonly failure: Failure;
  /** Reads again. Not for actions that create something: those wait for the person. */
  readonly onRetry?: (() => void) | undefined;
  /** What may exist after a lost answer, as a sentence: “The wallet may have been created.” */
  readonly maybe?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One pattern for every failure: what happened, whether anything was sent, and what to do next. */
export function FailureNotice({
  failure,
  onRetry,
  maybe,
  children,
  actions,
}: FailureNoticeProps): ReactElement {
  const t = useText();
  const { time } = useFormat();
  const { tone, title, text, command } = describeFailure(failure, t, maybe);
  const retry = onRetry && failure.failure !== 'too-many' && (
    <Button isSmall kind="primary" onClick={onRetry}>
      {t('Try again')}
    </Button>
  );
  return (
    <Notice
      tone={tone}
      title={title}
      isAlert={tone === 'error' || failure.outcome === 'unknown'}
      actions={
        <>
          {retry}
          {actions}
          <Details
            rows={[
              [t('Request'), <code key="request">{failure.request}</code>],
              [t('Status'), <code key="status">{failure.status ?? '–'}</code>],
              [t('Code'), <code key="code">{failure.code ?? failure.failure}</code>],
              [t('Time'), time(failure.at)],
            ]}
          />
        </>
      }
    >
      <p>{text}</p>
      {command && (
        <p className={styles.command}>
          <code>pnpm demo</code>
        </p>
      )}
      {children}
      {failure.failure === 'too-many' && (
        <Countdown key={failure.at} seconds={failure.retryAfter ?? 5} onEnd={onRetry} />
      )}
    </Notice>
  );
}

interface Description {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  readonly command?: boolean;
}

function describeFailure(
  { failure, outcome, detail }: Failure,
  t: Translate,
  maybe = '',
): Description {
  const lost: Description = {
    tone: 'warning',
    title: t('We didn’t get an answer'),
    text: `${maybe} ${t('Check before you try again.')}`.trim(),
  };
  if (outcome === 'unknown' && maybe !== '') return lost;
  switch (failure) {
    case 'offline':
      return {
        tone: 'neutral',
        title: t('You’re offline'),
        text: t('Keep working. Drafts are saved on this device.'),
      };
    case 'not-running':
      return {
        tone: 'error',
        title: t('The sandbox isn’t running'),
        text: t('Nothing was sent. Start it in a terminal:'),
        command: true,
      };
    case 'no-answer':
      return lost;
    case 'unauthorized':
      return {
        tone: 'error',
        title: t('The sandbox rejected the API key'),
        text: t('Stop the demo with Ctrl+C and start it again:'),
        command: true,
      };
    case 'conflict':
      return {
        tone: 'error',
        title: t('This already exists'),
        text: t('Change the details, then try again.'),
      };
    case 'too-large':
      return {
        tone: 'error',
        title: t('The documents are too large to send together'),
        text: t('The limit is 32 MB. Replace large files with smaller ones.'),
      };
    case 'too-many':
      return {
        tone: 'warning',
        title: t('Too many requests'),
        text: t('Nothing is lost. Wait a moment.'),
      };
    case 'not-found':
      return {
        tone: 'error',
        title: t('Not found'),
        text: t('It may have been removed when the sandbox was reset.'),
      };
    case 'server-error':
      return {
        tone: 'error',
        title: t('The sandbox had an error'),
        text: t('Try again. If it happens again, check the sandbox’s terminal.'),
      };
    case 'invalid':
      return {
        tone: 'error',
        title: t('Some fields need attention'),
        text: t('Correct them, then try again.'),
      };
    case 'not-recorded':
      return {
        tone: 'error',
        title: t('This device can’t record the submission'),
        text: t('It wasn’t submitted. Free some storage, then try again.'),
      };
    case 'refused':
      return { tone: 'error', title: t('The sandbox refused this'), text: detail };
  }
}

/** Counts down and then reads again. The number isn't announced each second. */
function Countdown({
  seconds,
  onEnd,
}: {
  readonly seconds: number;
  readonly onEnd: (() => void) | undefined;
}): ReactElement {
  const t = useText();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      else if (left === 1) {
        setLeft(0);
        onEnd?.();
      }
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, onEnd]);
  return (
    <div>
      <p aria-hidden="true">
        {left > 0 ? t('You can try again in {left} s.', { left }) : t('You can try again now.')}
      </p>
      <progress
        className={styles.bar}
        value={seconds - left}
        max={seconds}
        aria-label={t('Time until the next try')}
      />
    </div>
  );
}
