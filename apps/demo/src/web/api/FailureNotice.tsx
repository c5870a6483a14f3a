import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Details } from '../ui/Details.tsx';
import { Notice } from '../ui/Notice.tsx';
import { describeFailure } from './describeFailure.ts';
import styles from './FailureNotice.module.css';
import type { Failure } from './failure.ts';

/** The most reasons that a page lists. */
const maxIssues = 10;

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
  const issues = failure.issues?.slice(0, maxIssues) ?? [];
  const isTooMany = failure.status === 429;
  const { tone, title, text, isForTerminal } = describeFailure(failure, t, maybe);
  const retry = onRetry && !isTooMany && (
    <Button isSmall kind={tone === 'neutral' ? 'plain' : 'primary'} onClick={onRetry}>
      {t('Try again')}
    </Button>
  );
  return (
    <Notice
      tone={tone}
      title={title}
      isAlert={tone !== 'neutral'}
      actions={
        <>
          {retry}
          {actions}
          <Details
            rows={[
              [t('Operation'), <code key="request">{failure.operation}</code>],
              [t('Status'), <code key="status">{failure.status ?? '–'}</code>],
              [t('Code'), <code key="code">{failure.code ?? failure.kind}</code>],
              [t('Time'), time(failure.at)],
            ]}
          />
        </>
      }
    >
      <p>{text}</p>
      {issues.length > 0 && (
        // As the sandbox says it.
        <ul lang="en">
          {issues.map(({ path, message, remedy = message }) => (
            <li key={`${path.join('.')} ${message}`}>
              <code>{path.join('.')}</code> {remedy}
            </li>
          ))}
        </ul>
      )}
      {isForTerminal && (
        <p className={styles.command}>
          <code>pnpm demo</code>
        </p>
      )}
      {children}
      {isTooMany && (
        <Countdown key={failure.at} seconds={failure.retryAfter ?? 5} onEnd={onRetry} />
      )}
    </Notice>
  );
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
