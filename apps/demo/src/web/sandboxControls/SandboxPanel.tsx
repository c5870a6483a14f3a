import { type ReactElement, useState } from 'react';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useText } from '../language/useText.ts';
import { forgetAll } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { ClockAndFaults } from './ClockAndFaults.tsx';
import { ConnectionFacts } from './ConnectionFacts.tsx';
import { MoveMoney } from './MoveMoney.tsx';
import styles from './Sandbox.module.css';
import { resetData } from './sandbox.ts';

/** What the sandbox can do and the API can't. */
export function SandboxPanel({
  isDown,
  onRetry,
}: {
  readonly isDown: boolean;
  readonly onRetry: () => void;
}): ReactElement {
  const t = useText();
  if (isDown) {
    return (
      <Notice
        tone="error"
        title={t('The sandbox isn’t running')}
        actions={
          <Button isSmall kind="primary" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        <p>{t('Start it in a terminal:')}</p>
        <p>
          <code>pnpm demo</code>
        </p>
      </Notice>
    );
  }
  return (
    <div className={styles.panel}>
      <MoveMoney />
      <ClockAndFaults />
      <ConnectionFacts />
      <Data />
    </div>
  );
}

function Data(): ReactElement {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const reset = useMutation(resetData);
  const run = async () => {
    const answer = await reset.run(undefined);
    if (!answer || answer.error) return;
    await forgetAll();
    setAsking(false);
    // Every page shows what is left now.
    location.assign('/applications');
  };
  return (
    <section aria-labelledby="data-title">
      <h3 id="data-title">{t('Data')}</h3>
      {isAsking ? (
        <>
          <p>
            {t('Every customer, wallet and transaction of the sandbox is deleted. Drafts stay.')}
          </p>
          <div className={ui.row}>
            <Button isSmall onClick={() => setAsking(false)}>
              {t('Keep data')}
            </Button>
            <Button
              kind="quiet"
              isSmall
              isDanger
              isPending={reset.isPending}
              onClick={() => void run()}
            >
              {t('Delete data')}
            </Button>
          </div>
        </>
      ) : (
        <Button isSmall isDanger onClick={() => setAsking(true)}>
          {t('Delete all sandbox data')}
        </Button>
      )}
      {reset.failure && <FailureNotice failure={reset.failure} />}
    </section>
  );
}
