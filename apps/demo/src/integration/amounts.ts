import { type AmountValue, isUnread } from '@passmuster/form';

/** Returns an amount as text: canonical, or as it was typed if it couldn't be read. */
export const textOfAmount = (value: AmountValue): string =>
  isUnread(value) ? value.unread : value;
