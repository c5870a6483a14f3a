import { type ReactElement, useState } from 'react';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useQuery } from '../api/useQuery.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import ui from '../ui/ui.module.css';
import {
  type FaultName,
  faultOf,
  faults,
  readSettings,
  type Settings,
  setClock,
  setFault,
} from './sandbox.ts';

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

/** The clock and the faults, as they are set: another page, or this one before a reload, may have done it. */
export function ClockAndFaults(): ReactElement {
  const t = useText();
  const { data, failure, reload } = useQuery(readSettings);
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows label={t('Loading')} />;
  return (
    <>
      <Clock settings={data} />
      <Faults settings={data} />
    </>
  );
}

interface ControlsProps {
  readonly settings: Settings;
}

function Clock({ settings }: ControlsProps): ReactElement {
  const t = useText();
  const { moment } = useFormat();
  const [offset, setOffset] = useState(settings.clock?.offset ?? 0);
  const [now, setNow] = useState<string | undefined>(settings.clock && settings.now);
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

function Faults({ settings }: ControlsProps): ReactElement {
  const t = useText();
  const [fault, setChosen] = useState<FaultName | undefined>(faultOf(settings));
  const set = useMutation(setFault);
  return (
    <section aria-labelledby="fault-title">
      <h3 id="fault-title">{t('Fault')}</h3>
      <div className={field.field}>
        <label htmlFor="fault">{t('Every request until you choose None')}</label>
        <select
          id="fault"
          className={field.in}
          value={fault ?? ''}
          onChange={({ target }) => {
            const name = (Object.keys(faults) as FaultName[]).find((one) => one === target.value);
            if (name === undefined) return;
            setChosen(name);
            void set.run(name);
          }}
        >
          {fault === undefined && <option value="">{t('Another fault')}</option>}
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
