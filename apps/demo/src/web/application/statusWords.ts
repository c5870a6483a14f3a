import type { FormStatus } from '@passmuster/form';
import type { Tone } from '../ui/tone.ts';

/** What a submission is called in a word or two: a key of the texts, and its color. */
export const statusWords: Readonly<
  Record<FormStatus['kind'], { readonly text: string; readonly tone: Tone }>
> = {
  loading: { text: 'Loading', tone: 'neutral' },
  editing: { text: 'Draft', tone: 'neutral' },
  sending: { text: 'Submitting', tone: 'neutral' },
  unknown: { text: 'May have been created', tone: 'warning' },
  'probably-created': { text: 'Probably created', tone: 'warning' },
  'created-elsewhere': { text: 'Created already', tone: 'warning' },
  refused: { text: 'Not accepted', tone: 'error' },
  created: { text: 'Submitted', tone: 'success' },
};
