import { type Identity, maySend } from '@passmuster/client/submission';
import type { FormStore } from './formStore.ts';
import { openFindings } from './openFindings.ts';
import type { FormSubmission, SubmitFormOptions, Submitted } from './submitted.ts';
import type { Validated, ValidateOptions } from './validated.ts';

/** What a submission of a form needs of it. */
interface SubmitParts {
  readonly store: FormStore;
  readonly submission: FormSubmission | undefined;
  /** Waits for the files that are being read. False if that takes too long. */
  readonly read: () => Promise<boolean>;
  readonly validate: (options: ValidateOptions) => Promise<Validated>;
  readonly body: (values: unknown) => Promise<Blob>;
  readonly identityOf: (values: unknown) => Identity;
}

type Outcome = Omit<Submitted, 'status'>;

/** Returns `submit` of a form. It never rejects; a second call while one runs gets the result of that one. */
export function createSubmit({ store, submission, read, validate, body, identityOf }: SubmitParts) {
  let running: Promise<Submitted> | undefined;
  /** What the person was asked last: a confirmation is the answer to this only. */
  let asked: string | undefined;

  /** Asks whether these values may be sent. Returns why not, or whether a person confirmed it. */
  const ask = async (
    form: FormSubmission,
    identity: Identity,
    isConfirmed: boolean,
  ): Promise<Outcome | { readonly acknowledged: boolean }> => {
    // Notices a copy of this application before anybody is asked.
    await form.refresh(identity);
    const may = maySend(form.state);
    if (may === 'no') return { outcome: 'closed' };
    if (may === 'yes') return { acknowledged: false };
    const changed = await form.changedSince(identity);
    const question = JSON.stringify([identity, form.state.doubt]);
    if (isConfirmed && question === asked) return { acknowledged: true };
    asked = question;
    return { outcome: 'confirm', changed };
  };

  const send = async (
    form: FormSubmission,
    values: unknown,
    isConfirmed: boolean,
  ): Promise<Outcome> => {
    const identity = identityOf(values);
    const may = await ask(form, identity, isConfirmed);
    if ('outcome' in may) return may;
    const blob = await body(values).catch(() => undefined);
    if (!blob) return { outcome: 'file-lost' };
    const before = form.state.attempt;
    asked = undefined;
    try {
      const answer = await form.submit(blob, { identity, ...may });
      // Another page was faster, or a doubt came up or ended meanwhile.
      if (!answer) return send(form, values, false);
      store.know(form.state);
      const { outcome = 'unknown', ...error } = answer.error ?? {};
      if (answer.error) store.refuse({ outcome, ...error });
    } catch (error) {
      // Without a new attempt, nothing was sent. Otherwise this page knows what became of it.
      if (form.state.attempt === before) return notRecorded(error);
    }
    return { outcome: 'sent', ...firstRefused(store) };
  };

  const run = async ({ accepted, confirmed = false }: SubmitFormOptions): Promise<Outcome> => {
    if (submission?.state.kind === 'created') return { outcome: 'closed' };
    if (!(await read())) return { outcome: 'reading' };
    const { verdict, first } = await validate({ accepted });
    const { values } = store;
    // Without a review, the server's decides.
    if (verdict && verdict !== 'clear') return { outcome: verdict, ...(first && { first }) };
    if (!submission) return { outcome: 'no-submission' };
    return send(submission, values, confirmed).catch(notRecorded);
  };

  return (options: SubmitFormOptions = {}): Promise<Submitted> => {
    running ??= run(options)
      .then((outcome): Submitted => {
        if (submission) store.know(submission.state);
        return { ...outcome, status: store.state.status };
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

const notRecorded = (error: unknown): Outcome => ({
  outcome: 'not-recorded',
  reason: Object(error).name === 'SecurityError' ? 'insecure' : 'storage',
});

function firstRefused(store: FormStore): Pick<Submitted, 'first'> {
  const [first] = openFindings(store);
  return first ? { first: first.path } : {};
}
