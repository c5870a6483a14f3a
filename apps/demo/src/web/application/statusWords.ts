import type { FormStatus } from '@passmuster/form';
import type { Tone } from '../ui/tone.ts';

interface Words {
  /** A key of the texts. */
  readonly text: string;
  readonly tone: Tone;
}

const words: Readonly<Record<FormStatus['kind'], Words>> = {
  loading: { text: 'Loading', tone: 'neutral' },
  editing: { text: 'Draft', tone: 'neutral' },
  sending: { text: 'Submitting', tone: 'neutral' },
  unknown: { text: 'May have been created', tone: 'warning' },
  'probably-created': { text: 'Probably created', tone: 'warning' },
  'created-elsewhere': { text: 'Email or phone already submitted', tone: 'warning' },
  refused: { text: 'Not accepted', tone: 'error' },
  created: { text: 'Submitted', tone: 'success' },
};

/** Returns the word or two for a submission, and their color. */
export const statusWords = (status: FormStatus): Words =>
  // Nobody knows of a customer of this application: another one was submitted.
  words[isOfAnother(status) ? 'created-elsewhere' : status.kind];

/** Returns whether another application with the same email or phone was submitted from this device. */
export const isOfAnother = (status: FormStatus): boolean => 'key' in status;
