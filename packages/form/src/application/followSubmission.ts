import type { Identity } from '@passmuster/client/submission';
import type { FormStore } from './formStore.ts';
import type { FormSubmission } from './submitted.ts';

/** Follows what the journal says of the submission of a form. */
interface Follower {
  /** Reads the journal. Not before somebody subscribes, so that a server can render. */
  follow(): void;
  /**
   * Shows a duplicate of an earlier page or of another tab again, if the form holds the same email or phone, and begins or ends the
   * doubt of another submission that had them.
   *
   * @param opens whether the form has just loaded its values: until the journal has answered, it is `loading`.
   */
  recall(opens?: boolean): void;
  stop(): void;
}

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
  /** Another submission may have had what the form holds now, or no longer has it. */
  const ask = async (form: FormSubmission, opens: boolean): Promise<void> => {
    if (form.state.kind === 'sending') return;
    const identity = identityOf(store.values);
    const { email = '', phone = '' } = identity;
    const question = `${email} ${phone}`;
    const isNew = unsubscribe && question !== asked && question !== ' ';
    if (!isNew && form.state.doubt?.key === undefined) return;
    asked = question;
    isOpening = opens;
    learn();
    // If the journal can't be read, the doubt stays.
    await form.refresh(identity).catch(() => undefined);
    isOpening = false;
    learn();
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
    store.know(isOpening && !state.attempt ? { kind: 'loading' } : state);
    void recall();
  };
  return {
    follow() {
      if (unsubscribe || !submission) return;
      unsubscribe = submission.subscribe(learn);
      learn();
    },
    recall(opens = false) {
      if (submission) void ask(submission, opens);
      void recall();
    },
    stop: () => unsubscribe?.(),
  };
}
