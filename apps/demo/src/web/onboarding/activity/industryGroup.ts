import { searchNaics } from './industryList.ts';

/** What is offered for the code of an industry that the API lacks. */
const most = 10;

/** Returns whether a text is a whole code of an industry that the API has not. */
export const isUnknownCode = (text: string): boolean =>
  /^\d{6}$/.test(text.trim()) && searchNaics(text, { limit: 1 }).length === 0;

/**
 * Returns the codes that the API has of the group of a code: those that begin with its first four digits.
 *
 * @example
 * groupOfCode('311211') // ['311212']
 */
export const groupOfCode = (code: string): readonly string[] =>
  searchNaics(code.trim().slice(0, 4), { limit: most }).map((found) => found.code);
