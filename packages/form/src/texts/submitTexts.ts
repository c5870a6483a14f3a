/** What a page says of a submission, in one language. `{time}`, `{id}`, `{count}` and `{fields}` are filled in. */
export interface SubmitTexts {
  /** Of the times, BCP 47. Default: that of the browser. */
  readonly locale?: string;
  readonly loading: string;
  readonly sending: string;
  /** `{time}`: the answer of that attempt was lost. */
  readonly unknown: string;
  /** `{id}`: of what was created. */
  readonly created: string;
  /** A person has found out, and nobody knows the id. */
  readonly createdWithoutId: string;
  /** After `created`: the answer of an earlier attempt, at `{time}`, was lost. */
  readonly maybeTwice: string;
  readonly refused: string;
  readonly probablyCreated: string;
  readonly createdElsewhere: string;
  /** `{count}` of what is wrong or missing. */
  readonly left: string;
  /** Nothing reviews the form before it is submitted. */
  readonly unreviewed: string;
  /** Before it is sent again: `{fields}` aren’t those of the lost attempt. */
  readonly changed: string;
  readonly email: string;
  readonly phone: string;
  /** Between two fields. */
  readonly and: string;
  readonly submitAgain: string;
  readonly reading: string;
  readonly fileLost: string;
  readonly insecure: string;
  readonly storage: string;
}

export const english: SubmitTexts = {
  loading: 'Loading…',
  sending: 'Submitting…',
  unknown: 'We didn’t get an answer at {time}. The customer may have been created.',
  created: 'Created: {id}',
  createdWithoutId: 'Created',
  maybeTwice: 'Your submission at {time} may have created another one.',
  refused: 'The customer wasn’t created.',
  probablyCreated: 'Probably created by your submission at {time}.',
  createdElsewhere: 'Created already: {id}.',
  left: '{count} left',
  unreviewed: 'Checked when you submit',
  changed: 'You have changed the {fields} since, so nobody can notice that it’s the same customer.',
  email: 'email address',
  phone: 'phone number',
  and: ' and ',
  submitAgain: 'If you submit again, you may create it twice. Submit again?',
  reading: 'A file is still being read. Try again shortly.',
  fileLost: 'A file isn’t in this page any more. Choose it again.',
  insecure: 'Nothing was sent. Open this page over HTTPS.',
  storage: 'Nothing was sent, because this browser can’t record it. Free some storage.',
};
