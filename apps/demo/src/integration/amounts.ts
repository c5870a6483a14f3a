import { type AmountValue, isUnread } from '@passmuster/form';
import { parseAmount } from '@passmuster/form/amounts';

/** Returns an amount as text: canonical, or as it was typed if it couldn't be read. */
export const textOfAmount = (value: AmountValue): string =>
  isUnread(value) ? value.unread : value;

/** Reads an amount from a file or an earlier draft. What isn't one is kept as it is, to be corrected in the form. */
export function amountOf(value: unknown): AmountValue {
  if (isUnread(value)) return value;
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (/^\d+(?:\.\d+)?$/u.test(text)) return text;
  const parsed = parseAmount(text, { locale: 'en' });
  return parsed.value ?? (parsed.invalid === 'blank' ? '' : { unread: text });
}
