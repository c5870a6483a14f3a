import { formatText } from '@passmuster/findings';
import type { FormState } from '../application/formState.ts';
import type { FormStatus } from '../application/formStatus.ts';
import type { Submitted } from '../application/submitted.ts';
import { localTime } from '../defaults.ts';
import { english, type SubmitTexts } from '../texts/submitTexts.ts';

/**
 * Returns the sentence beside the button: the status of the submission, otherwise how much is left to do.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * await form.validate();
 * sentenceOf(form.state) // '3 left'
 * sentenceOf({ ...form.state, failed: 'unavailable' }) // 'Checked when you submit'
 * sentenceOf({ ...form.state, status: { kind: 'created', id: 'cus_1' } }) // 'Created: cus_1'
 */
export function sentenceOf(
  { status, todo, failed }: Pick<FormState, 'status' | 'todo' | 'failed'>,
  texts: SubmitTexts = english,
): string {
  const known = statusText(status, texts);
  if (known !== '' || failed) return known || texts.unreviewed;
  return formatText(texts.left, { count: todo.filter(({ kind }) => kind !== 'warning').length });
}

/**
 * Returns the question to ask a person before sending again what may already exist: when `submit` returns `confirm`.
 *
 * @example
 * const status = { kind: 'created-elsewhere', id: 'cus_1', key: 'application-1' };
 * questionOf({ outcome: 'confirm', status }) // 'Created already: cus_1. If you submit again, you may create it twice. Submit again?'
 */
export function questionOf(
  { status, changed = [] }: Submitted,
  texts: SubmitTexts = english,
): string {
  const fields = changed.map((field) => texts[field]).join(texts.and);
  return [
    statusText(status, texts),
    fields && formatText(texts.changed, { fields }),
    texts.submitAgain,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/**
 * Returns why nothing was sent, where no field says it; empty text otherwise.
 *
 * @example
 * problemOf({ outcome: 'not-recorded', reason: 'insecure', status: { kind: 'editing' } }) // 'Nothing was sent. Open this page over HTTPS.'
 * problemOf({ outcome: 'blocked', status: { kind: 'editing' } }) // ''
 */
export function problemOf(
  { outcome, reason = 'storage' }: Submitted,
  texts: SubmitTexts = english,
): string {
  if (outcome === 'reading') return texts.reading;
  if (outcome === 'file-lost') return texts.fileLost;
  return outcome === 'not-recorded' ? texts[reason] : '';
}

function statusText(status: FormStatus, texts: SubmitTexts): string {
  const at = (since: string) => ({ time: localTime(since, texts.locale) });
  switch (status.kind) {
    case 'loading':
    case 'sending':
    case 'refused':
      return texts[status.kind];
    case 'editing':
      return '';
    case 'unknown':
      return formatText(texts.unknown, at(status.since));
    case 'probably-created':
      return formatText(texts.probablyCreated, at(status.since));
    case 'created': {
      const { id, doubtSince } = status;
      const created = id === undefined ? texts.createdWithoutId : formatText(texts.created, { id });
      return doubtSince === undefined
        ? created
        : `${created}. ${formatText(texts.maybeTwice, at(doubtSince))}`;
    }
    case 'created-elsewhere':
      return formatText(texts.createdElsewhere, { id: status.id });
  }
}
