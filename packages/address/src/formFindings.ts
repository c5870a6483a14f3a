import { toFinding } from '@passmuster/findings';
import type { AddressFinding } from './addressFinding.ts';
import {
  asciiDigitsRule,
  hexadecimalRule,
  lengthRule,
  prefixRule,
  visibleCharactersRule,
} from './formRules.ts';

/** Longer text gets one finding whatever it holds. */
const longest = 128;
/** With more wrong characters than this, the text is not an attempt at an address. */
const maxWrong = 8;
const maxPositions = 5;

const invisible = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const prefix = /^0x/iu;

/**
 * Returns every reason why `text` does not have the form of an address, in the order of reading; none if it is not an
 * attempt at an address.
 */
export function formFindings(text: string, path: readonly PropertyKey[]): AddressFinding[] {
  if (text.length > longest) {
    return [toFinding(lengthRule, path, { count: longest - 2 }, 'tooLong')];
  }
  const characters = [...text];
  const positionsOf = (test: (character: string) => boolean): number[] =>
    characters.flatMap((character, i) => (test(character) ? [i + 1] : []));

  const hidden = positionsOf((character) => invisible.test(character));
  const foreign = positionsOf((character) => character > '\x7f' && !invisible.test(character));
  // A full-width prefix is a prefix to whoever reads it; it is reported as foreign.
  const visible = characters.filter((character) => !invisible.test(character)).join('');
  const digits = visible.normalize('NFKC').replace(prefix, '');
  const prefixEnd = text.length - text.trimStart().normalize('NFKC').replace(prefix, '').length;
  const wrong = positionsOf(
    (character) => /[!-~]/u.test(character) && !/[\da-f]/iu.test(character),
  );
  const wrongDigits = wrong.filter((position) => position > prefixEnd);
  if (wrongDigits.length + foreign.length > maxWrong) return [];

  const findings: AddressFinding[] = [];
  if (hidden.length > 0) findings.push(toFinding(visibleCharactersRule, path, listed(hidden)));
  if (foreign.length > 0) findings.push(toFinding(asciiDigitsRule, path, listed(foreign)));
  if (!visible.startsWith('0x')) findings.push(toFinding(prefixRule, path));
  const count = [...digits].length;
  if (count !== 40) findings.push(toFinding(lengthRule, path, { count }));
  if (wrongDigits.length > 0) {
    findings.push(toFinding(hexadecimalRule, path, listed(wrongDigits)));
  }
  return findings;
}

/** Lists the first positions, counted from 1. */
function listed(positions: readonly number[]): { positions: string } {
  const more = positions.length > maxPositions ? ' and more' : '';
  return { positions: positions.slice(0, maxPositions).join(', ') + more };
}
