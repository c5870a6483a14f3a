import type { FormStatus, Submitted } from '@passmuster/form';

const at = (since: string): string => new Date(since).toLocaleString();

/** Says what is known of the submission; nothing while there is nothing to say. */
export function sentenceOf(status: FormStatus): string {
  switch (status.kind) {
    case 'loading':
      return 'Loading…';
    case 'editing':
      return '';
    case 'sending':
      return 'Submitting…';
    case 'unknown':
      return `We didn’t get an answer at ${at(status.since)}. The customer may have been created.`;
    case 'created':
      return `Created: ${status.id ?? 'as you found out'}`;
    case 'refused':
      return 'The customer wasn’t created.';
    case 'probably-created':
      return `Probably created by your submission at ${at(status.since)}.`;
    case 'created-elsewhere':
      return `Created already: ${status.id}`;
  }
}

/** Asks whether to send what may have been created already. */
export function questionOf({ status, changed = [] }: Submitted): string {
  const fields = changed.join(' and ');
  return [
    sentenceOf(status),
    fields && `You have changed the ${fields} since, so nobody can notice that it’s the same one.`,
    'If you submit again, you may create it twice. Submit again?',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Says why nothing was sent, where no field does. */
export function problemOf({ outcome, reason }: Submitted): string {
  if (outcome === 'reading') return 'A file is still being read. Try again shortly.';
  if (outcome === 'file-lost') return 'A file isn’t in this page any more. Choose it again.';
  if (outcome !== 'not-recorded') return '';
  return reason === 'insecure'
    ? 'Nothing was sent: open this page over HTTPS.'
    : 'Nothing was sent: the browser can’t record the submission. Free some storage.';
}
