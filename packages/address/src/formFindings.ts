import { toFinding } from '@passmuster/findings';
import type { AddressFinding } from './addressFinding.ts';
import {
  asciiDigitsRule,
  hexadecimalRule,
  lengthRule,
  prefixRule,
  visibleCharactersRule,
} from './formRules.ts';

/** Longer texts are not looked into: what they are does not matter any more. */
const longest = 128;
const positionsNamed = 5;

const unseen = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** `0x` in any case, and the schemes of ERC-681 and ERC-3770 before it. */
const prefix = /^(?:[a-z]{1,16}:)?(?:0x)?/iu;

/** Why `text`, which has not the form of an address, has it not: all reasons, in the order of reading. */
export function formFindings(text: string, path: readonly PropertyKey[]): AddressFinding[] {
  if (text.length > longest) {
    return [toFinding(lengthRule, path, { count: `more than ${longest - 2}` })];
  }
  const characters = [...text];
  const at = (test: (character: string) => boolean): number[] =>
    characters.flatMap((character, i) => (test(character) ? [i + 1] : []));

  const hidden = at((character) => unseen.test(character));
  const foreign = at((character) => character > '\x7f' && !unseen.test(character));
  const visible = characters.filter((character) => !unseen.test(character)).join('');
  // Read as a person reads it: a full-width prefix is one, and is reported as foreign above.
  const digits = visible.normalize('NFKC').replace(prefix, '');
  const digitsFrom = text.length - text.trimStart().normalize('NFKC').replace(prefix, '').length;
  const wrong = at(
    (character) => character > ' ' && character < '\x7f' && !/[\da-f]/iu.test(character),
  );
  const wrongDigits = wrong.filter((position) => position > digitsFrom);

  const findings: AddressFinding[] = [];
  if (hidden.length > 0) findings.push(toFinding(visibleCharactersRule, path, named(hidden)));
  if (foreign.length > 0) findings.push(toFinding(asciiDigitsRule, path, named(foreign)));
  if (!visible.startsWith('0x')) findings.push(toFinding(prefixRule, path));
  const count = [...digits].length;
  if (count !== 40) findings.push(toFinding(lengthRule, path, { count }));
  if (wrongDigits.length > 0) {
    findings.push(toFinding(hexadecimalRule, path, named(wrongDigits)));
  }
  return findings;
}

/** Positions as a person counts them, from 1; the first few. */
function named(positions: readonly number[]): { positions: string } {
  const more = positions.length > positionsNamed ? ' and more' : '';
  return { positions: positions.slice(0, positionsNamed).join(', ') + more };
}
