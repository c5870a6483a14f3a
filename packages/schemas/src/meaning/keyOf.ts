import { foldText } from '@passmuster/findings';
import { isWellFormedText } from '../scalar/isWellFormedText.ts';

/** No name of a value is longer. */
export const maxTextLength = 200;

/** Returns the letters and digits of a text, folded, to look it up; empty for anything that names nothing. */
export const keyOf = (text: unknown): string =>
  typeof text === 'string' && text.length <= maxTextLength && isWellFormedText(text)
    ? foldText(text, '')
    : '';
