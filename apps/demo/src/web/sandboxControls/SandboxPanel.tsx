import { type ReactElement, useState } from 'react';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { forgetAll } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { MoveMoney } from './MoveMoney.tsx';
import styles from './Sandbox.module.css';
import { type FaultName, faults, resetData, setClock, setFault } from './sandbox.ts';

const faultTexts: Readonly<Record<FaultName, string>> = {
  none: 'None',
  slow: 'Slow: 2 seconds',
  'too-many': '429: too many requests',
  error: '500: server error',
  unauthorized: '401: key rejected',
  'request-lost': 'The request is lost',
  'answer-lost': 'The answer is lost after it was processed',
};
const day = 86_400_000;

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
      <Clock />
      <Faults />
      <Data />
    </div>
  );
}

function Clock(): ReactElement {
  const t = useText();
  const { moment } = useFormat();
  const [offset, setOffset] = useState(0);
  const [now, setNow] = useState<string>();
  const set = useMutation(setClock);
  const run = async (milliseconds: number) => {
    const answer = await set.run(milliseconds);
    if (!answer?.data) return;
    setOffset(milliseconds);
    setNow(answer.data.now);
  };
  return (
    <section aria-labelledby="clock-title">
      <h3 id="clock-title">{t('Clock')}</h3>
      {now !== undefined && (
        <p className={ui.num}>
          <output>{moment(now)}</output>
        </p>
      )}
      <div className={ui.row}>
        <Button isSmall isPending={set.isPending} onClick={() => void run(offset + day)}>
          {t('+1 day')}
        </Button>
        <Button isSmall isPending={set.isPending} onClick={() => void run(offset + 30 * day)}>
          {t('+30 days')}
        </Button>
        <Button kind="quiet" isSmall isPending={set.isPending} onClick={() => void run(0)}>
          {t('Reset')}
        </Button>
      </div>
      {set.failure && <FailureNotice failure={set.failure} />}
    </section>
  );
}

function Faults(): ReactElement {
  const t = useText();
  const [fault, setChosen] = useState<FaultName>('none');
  const set = useMutation(setFault);
  return (
    <section aria-labelledby="fault-title">
      <h3 id="fault-title">{t('Fault')}</h3>
      <div className={field.field}>
        <label htmlFor="fault">{t('Every request until you choose None')}</label>
        <select
          id="fault"
          className={field.in}
          value={fault}
          onChange={({ target }) => {
            const name = (Object.keys(faults) as FaultName[]).find((one) => one === target.value);
            if (name === undefined) return;
            setChosen(name);
            void set.run(name);
          }}
        >
          {Object.entries(faultTexts).map(([name, text]) => (
            <option key={name} value={name}>
              {t(text)}
            </option>
          ))}
        </select>
      </div>
      {set.failure && <FailureNotice failure={set.failure} />}
    </section>
  );
}

function Data(): ReactElement {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const reset = useMutation(resetData);
  const run = async () => {
    const answer = await reset.run(undefined);
    if (!answer || answer.error) return;
    await forgetAll();
    setAsking(false);
    setDone(true);
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
      <output>{isDone && t('Deleted. Reload the page to see it.')}</output>
      {reset.failure && <FailureNotice failure={reset.failure} />}
    </section>
  );
}
