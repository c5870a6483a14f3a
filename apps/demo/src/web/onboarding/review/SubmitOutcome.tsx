import type { CustomerValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { notReached } from '../../api/failure.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CustomerLink, DoubtNotice, ProbablyCreated } from './DoubtNotice.tsx';
import { Refusals } from './Refusals.tsx';
import { useSubmitState } from './submitContext.ts';

/** What became of the application, as far as this device knows. */
export function SubmitOutcome(): ReactElement | null {
  const { known, failure, isSending } = useSubmitState();
  const { kind, doubt } = known;
  if (isSending) return null;
  if (kind === 'created') return <Created />;
  if (!doubt) return failure ? <Refusals failure={failure} /> : null;
  if (kind === 'probably-created') return <ProbablyCreated doubt={doubt} />;
  return (
    <>
      <DoubtNotice doubt={doubt} />
      {failure && kind === 'refused' && failure.status !== notReached && (
        <Refusals failure={failure} />
      )}
    </>
  );
}

function Created(): ReactElement {
  const t = useText();
  const { recent } = useFormat();
  const name = useWatch<CustomerValues, 'business_name'>({ name: 'business_name' });
  const { id, doubt } = useSubmitState().known;
  return (
    <Notice
      tone="success"
      title={t('{name} was created', { name })}
      actions={id !== undefined && <CustomerLink id={id} />}
    >
      {doubt && (
        <p>
          {t(
            'Your submission at {time} may have created it too. Ask your payment provider whether it exists twice.',
            { time: recent(doubt.since) },
          )}
        </p>
      )}
    </Notice>
  );
}
