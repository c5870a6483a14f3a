import type { Form, FormStatus, SubmitFormOptions, Submitted } from '@passmuster/form';
import { useState, useSyncExternalStore } from 'react';
import type { OpenSubmission } from '../../integration/submission.ts';
import { type CallError, type Failure, failedNow } from '../api/failure.ts';
import { useOnline } from '../api/useOnline.ts';

type Created = Extract<FormStatus, { readonly kind: 'created' }>;

/** A form that is sent at most once, unless a person decides otherwise. */
export interface Send {
  /** True from the click until it is known what became of it, and that is saved. */
  readonly isPending: boolean;
  /** Why the last attempt of this page failed. */
  readonly failure: Failure | undefined;
  /** What a person must decide before it is sent: whether warnings are accepted, or whether to send again. */
  readonly asks: 'look' | 'confirm' | undefined;
  /** Forgets the failure and the question, for example when the person changes what they were about. */
  readonly clear: () => void;
  /** Returns undefined, and sends nothing, if the browser is offline. */
  readonly submit: (options?: SubmitFormOptions) => Promise<Submitted | undefined>;
}

/** What a person must decide, and of which values. */
interface Question<Values> {
  readonly asks: NonNullable<Send['asks']>;
  readonly values: Values;
}

/**
 * Sends what a form holds, at most once.
 *
 * @param onCreated saves what was created from these values. What it rejects with is dropped: it exists, saved or not.
 */
export function useSend<Values extends object>({
  form,
  lastAnswer,
  operation,
  onCreated,
}: {
  readonly form: { readonly values: Values } & Pick<Form<object>, 'submit' | 'subscribe'>;
  readonly lastAnswer: OpenSubmission<object>['lastAnswer'];
  /** For Details, such as `createWallet`. */
  readonly operation: string;
  readonly onCreated: (created: Created, values: Values) => Promise<void>;
}): Send {
  const isOnline = useOnline();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [question, setQuestion] = useState<Question<Values>>();
  const current = useSyncExternalStore(form.subscribe, () => form.values);
  const clear = (): void => {
    setFailure(undefined);
    setQuestion(undefined);
  };
  const submit = async (options?: SubmitFormOptions): Promise<Submitted> => {
    const { values } = form;
    const submitted = await form.submit(options);
    const { outcome, status } = submitted;
    const error = outcome === 'sent' ? lastAnswer()?.error : nothingSent(operation, outcome);
    setFailure(error && failedNow(error));
    const isAsked = outcome === 'look' || outcome === 'confirm';
    setQuestion(isAsked ? { asks: outcome, values: form.values } : undefined);
    if (outcome === 'sent' && status.kind === 'created') {
      await onCreated(status, values).catch(() => undefined);
    }
    return submitted;
  };
  return {
    isPending,
    // What was missing is there again.
    failure: failure?.kind === 'offline' && isOnline ? undefined : failure,
    // Other values are another question, also those that a fix has entered.
    asks: question?.values === current ? question.asks : undefined,
    clear,
    async submit(options) {
      clear();
      if (!navigator.onLine) {
        setFailure(failedNow({ ...offline, operation }));
        return undefined;
      }
      setPending(true);
      try {
        return await submit(options);
      } finally {
        setPending(false);
      }
    },
  };
}

const offline = { kind: 'offline', outcome: 'not_sent', message: 'No network' } as const;

const reasons: Readonly<
  Partial<Record<Submitted['outcome'], Pick<CallError, 'kind' | 'message'>>>
> = {
  'not-recorded': { kind: 'not_recorded', message: 'The attempt could not be recorded' },
  reading: { kind: 'file_reading', message: 'A file is still being read' },
  'file-lost': { kind: 'file_lost', message: 'A file is no longer on this device' },
};

/** Returns why nothing was sent, where no field says it. */
function nothingSent(operation: string, outcome: Submitted['outcome']): CallError | undefined {
  const reason = reasons[outcome];
  return reason && { ...reason, outcome: 'not_sent', operation };
}
