import { type FormStatus, isInDoubt } from '@passmuster/form';
import type { Correction } from '../storage/corrections.ts';
import type { Tone } from '../ui/tone.ts';

interface Words {
  /** A key of the texts. */
  readonly text: string;
  readonly tone: Tone;
}

const words: Readonly<Record<Exclude<FormStatus['kind'], 'created-elsewhere'>, Words>> = {
  loading: { text: 'Loading', tone: 'neutral' },
  editing: { text: 'Draft', tone: 'neutral' },
  sending: { text: 'Submitting', tone: 'neutral' },
  unknown: { text: 'May have been created', tone: 'warning' },
  'probably-created': { text: 'Probably created', tone: 'warning' },
  refused: { text: 'Not accepted', tone: 'error' },
  created: { text: 'Submitted', tone: 'success' },
};

/** Of a draft whose customer was rejected, until it is submitted again. Without a reason nobody knows what to correct. */
const rejected = ({ codes }: Pick<Correction, 'codes'>): Words => ({
  text: codes.length === 0 ? 'Rejected: no reason given' : 'Rejected: to correct',
  tone: 'warning',
});

/** Returns the few words for a submission, and their color. `correction` is that of its draft, if its customer was rejected. */
export const statusWords = (status: FormStatus, correction?: Pick<Correction, 'codes'>): Words =>
  correction && status.kind === 'editing'
    ? rejected(correction)
    : // Nobody knows of a customer of this application: another one was submitted.
      isOfAnother(status)
      ? { text: alreadySubmitted[sameContacts(status)], tone: 'warning' }
      : words[status.kind];

const alreadySubmitted = {
  email: 'Email already submitted',
  phone: 'Phone already submitted',
  both: 'Email and phone already submitted',
} as const;

/** Returns whether another application with the same email or phone was submitted from this device. */
export const isOfAnother = (status: FormStatus): status is OfAnother => 'key' in status;

/** Returns false for what is being sent, or may have been created: it is settled first, since a draft that is gone can't be. */
export const canBeDeleted = (status: FormStatus): boolean =>
  status.kind !== 'sending' && (!isInDoubt(status) || isOfAnother(status));

type OfAnother = Extract<FormStatus, { readonly key?: string }>;

/** Returns which of the two the other application has. */
export const sameContacts = ({ fields = [] }: OfAnother): 'email' | 'phone' | 'both' => {
  const [one, other] = fields;
  return one && !other ? one : 'both';
};
