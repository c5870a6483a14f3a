import { weightedSum } from '../checkDigits.ts';

/** Numbers that the DGII has issued without their check digit. */
const others =
  '101581601 101582245 101595422 101595785 131188691 401007374 501341601 501378067 501620371 501651319 501651823 501651845 501651926 501656006 501658167 501670785 501676936 501680158 504654542 504680029 504681442 505038691'.split(
    ' ',
  );

/**
 * Returns whether an RNC has its check digit, from 1 to 9, or is one of those issued without. Stdnum refuses these. Source:
 * python-stdnum 006192e5, stdnum/do/rnc.py.
 */
export function isValid(number: string): boolean {
  const rest = weightedSum(number, [7, 9, 8, 6, 5, 4, 3, 2]) % 11;
  return ((10 - rest + 9) % 9) + 1 === Number(number[8]) || others.includes(number);
}
