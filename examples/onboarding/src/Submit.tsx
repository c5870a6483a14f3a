import type { Submitted } from '@passmuster/form';
import { useForm, useFormState, useStatus } from '@passmuster/form/react';
import { problemOf, questionOf, sentenceOf } from '@passmuster/form/sentences';
import { useState } from 'react';
import { submission } from './form.ts';

/** Focuses the control of a field, or what is said of a list or a document. */
function focusOn(path: string): void {
  const place = document.querySelector<HTMLElement>(`[data-findings="${path}"]`);
  (document.getElementsByName(path)[0] ?? place?.querySelector('input') ?? place)?.focus();
}

/** What is left to do, the button, and what became of it. */
export function Submit() {
  const form = useForm();
  const { kind } = useStatus();
  const sentence = useFormState(sentenceOf);
  const unplaced = useFormState((state) => state.unplaced);
  const [problem, setProblem] = useState('');

  async function submit(): Promise<void> {
    let submitted: Submitted = await form.submit();
    if (submitted.outcome === 'confirm' && confirm(questionOf(submitted))) {
      submitted = await form.submit({ confirmed: true });
    }
    if (submitted.first) focusOn(submitted.first.join('.'));
    setProblem(problemOf(submitted));
  }

  return (
    <>
      <small className="wrong">{unplaced.map(({ remedy }) => remedy).join(' ')}</small>
      <button type="button" onClick={() => void submit()}>
        Submit
      </button>
      <p role="status">{problem || sentence}</p>
      {(kind === 'unknown' || kind === 'probably-created') && (
        <p>
          Ask your payment provider:
          <button type="button" onClick={() => void submission.settle({})}>
            It was created
          </button>
          <button type="button" onClick={() => void submission.settle('not-created')}>
            It wasn’t created
          </button>
        </p>
      )}
    </>
  );
}
