import { useFormState, useStatus } from '@passmuster/form/react';
import { sentenceOf } from '@passmuster/form/sentences';
import { submission } from './submission.ts';

/** What is known of the submission, or else what is left to do. */
export const Status = () => useFormState(sentenceOf);

/** Asks what became of a lost submission. Only a person who has found out can end the doubt. */
export function Doubt() {
  const { kind } = useStatus();
  if (kind !== 'unknown' && kind !== 'probably-created') return null;
  return (
    <p>
      Ask your payment provider:
      <button type="button" onClick={() => submission.settle({})}>
        It was created
      </button>
      <button type="button" onClick={() => submission.settle('not-created')}>
        It wasn’t created
      </button>
    </p>
  );
}
