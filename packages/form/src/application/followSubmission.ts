import type { Identity, Known } from '@passmuster/client/submission';
import type { FormStore } from './formStore.ts';
import type { FormSubmission } from './submitted.ts';

/** Follows what the journal says of the submission of a form. */
interface Follower {
  /** Reads the journal. Not before somebody subscribes, so that a server can render. */
  follow(): void;
  /**
   * Shows a duplicate of an earlier page or of another tab again, if the form holds the same email or phone, and begins or ends the
   * doubt of another submission that had them.
   */
  recall(): void;
  /** The same for values that the form opens with. Until the journal has answered, nobody knows that these weren't submitted before. */
  open(): void;
  stop(): void;
}

const loading: Known = { kind: 'loading' };

/** The journal keeps no message of a refusal: only which field was a duplicate, and the hash of what it held. */
const codes = { email: 'DUPLICATE_EMAIL', phone: 'DUPLICATE_PHONE' } as const;

export function followSubmission(
  store: FormStore,
  submission: FormSubmission | undefined,
  identityOf: (values: unknown) => Identity,
): Follower {
  let unsubscribe: (() => void) | undefined;
  /** Changes with each question: only the answer to the last one counts. */
  let turn = 0;

  const isStillHeld = async (form: FormSubmission, field: keyof typeof codes) => {
    const identity = identityOf(store.values);
    return identity[field] !== '' && !(await form.changedSince(identity)).includes(field);
  };
  /** The email and phone that the journal was asked about last. */
  let asked = '';
  let isOpening = false;
  const questionOf = ({ email = '', phone = '' }: Identity): string => `${email} ${phone}`;
  const isNew = (question: string): boolean =>
    unsubscribe !== undefined && question !== asked && question !== ' ';
  /** Another submission may have had what the form holds now, or no longer has it. */
  const ask = async (form: FormSubmission): Promise<void> => {
    if (form.state.kind === 'sending') return;
    const identity = identityOf(store.values);
    const question = questionOf(identity);
    if (!isNew(question) && form.state.doubt?.key === undefined) return;
    asked = question;
    // If the journal can't be read, the doubt stays.
    await form.refresh(identity).catch(() => undefined);
  };
  const recall = async (): Promise<void> => {
    const { error, kind } = submission?.state ?? {};
    if (!submission || !error || error.outcome === 'unknown' || kind === 'created') return;
    turn += 1;
    const mine = turn;
    const { values } = store;
    const { duplicate, status } = error;
    const isHeld = duplicate ? await isStillHeld(submission, duplicate).catch(() => false) : false;
    // A change of the values is followed by a review, which asks again.
    if (turn !== mine || store.values !== values) return;
    store.recall(
      isHeld && duplicate ? { outcome: 'refused', code: codes[duplicate], status } : undefined,
    );
  };
  const learn = (): void => {
    if (!submission) return;
    const { state } = submission;
    const isUnsent = state.kind === 'idle' && !state.attempt && !state.doubt;
    store.know(isOpening && isUnsent ? loading : state);
    void recall();
  };
  const recallAll = (): void => {
    if (submission) void ask(submission);
    void recall();
  };
  return {
    follow() {
      if (unsubscribe || !submission) return;
      unsubscribe = submission.subscribe(learn);
      learn();
    },
    recall: recallAll,
    open() {
      if (!submission || !isNew(questionOf(identityOf(store.values)))) return recallAll();
      isOpening = true;
      learn();
      void ask(submission).then(() => {
        isOpening = false;
        learn();
      });
    },
    stop: () => unsubscribe?.(),
  };
}
