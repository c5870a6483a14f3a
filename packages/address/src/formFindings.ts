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

/** A text without 0x that has fewer digits is not an attempt at an address. */
const fewest = 30;

const invisible = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** What is meant as 0x: with a letter O, a capital or a Cyrillic letter, a multiplication sign, or twice. A quote may be before it. */
const opening = /^([^\p{L}\p{N}]*)((?:[0oо]?[xх×])*)/iu;

/**
 * Returns every reason why `text` does not have the form of an address, in the order of reading; none if it is not an
 * attempt at an address.
 */
export function formFindings(text: string, path: readonly PropertyKey[]): AddressFinding[] {
  if (text.length > longest) {
    return [toFinding(lengthRule, path, { count: longest - 2 }, 'tooLong')];
  }
  const characters = [...text];
  const positionsOf = (test: (character: string, i: number) => boolean): number[] =>
    characters.flatMap((character, i) => (test(character, i) ? [i + 1] : []));

  const hidden = positionsOf((character) => invisible.test(character));
  const foreign = positionsOf((character) => character > '\x7f' && !invisible.test(character));
  const { prefix, prefixPlaces, digits } = readParts(characters);
  const wrong = positionsOf((character, i) => isWrongDigit(character) && !prefixPlaces.has(i));
  const isAttempt = prefix !== '' || digits.length >= fewest;
  if (!isAttempt || wrong.length + foreign.length > maxWrong) return [];

  const findings: AddressFinding[] = [];
  if (hidden.length > 0) findings.push(toFinding(visibleCharactersRule, path, listed(hidden)));
  if (foreign.length > 0) findings.push(toFinding(asciiDigitsRule, path, listed(foreign)));
  // A prefix in foreign letters looks right to a reader, and its letters are reported above.
  if (prefix !== '0x' && !/[^\0-\x7f]/u.test(prefix)) findings.push(prefixFinding(prefix, path));
  const count = digits.length;
  // Without the characters that addresses never have, the length may be right.
  const rightDigits = digits.filter((character) => !isWrongDigit(character)).length;
  if (count !== 40 && rightDigits !== 40) findings.push(toFinding(lengthRule, path, { count }));
  if (wrong.length > 0) findings.push(toFinding(hexadecimalRule, path, listed(wrong)));
  return findings;
}

const isWrongDigit = (character: string): boolean =>
  /[!-~]/u.test(character) && !/[\da-f]/iu.test(character);

/** The parts of a text that is meant as an address. */
interface Parts {
  /** What is meant as 0x, as it is written. */
  readonly prefix: string;
  /** Which characters of the text, counted from 0, are the prefix. */
  readonly prefixPlaces: ReadonlySet<number>;
  readonly digits: readonly string[];
}

function readParts(characters: readonly string[]): Parts {
  const visible = characters.flatMap((character, place) =>
    invisible.test(character) ? [] : [{ character, place }],
  );
  const read = visible.map(({ character }) => character.normalize('NFKC')[0] ?? '').join('');
  const [, before = '', prefix = ''] = opening.exec(read) ?? [];
  const end = before.length + prefix.length;
  const prefixed = visible.slice(before.length, end);
  return {
    prefix: prefixed.map(({ character }) => character).join(''),
    prefixPlaces: new Set(prefixed.map(({ place }) => place)),
    digits: visible.slice(end).map(({ character }) => character),
  };
}

/** Returns how a prefix differs from 0x. */
function prefixFinding(prefix: string, path: readonly PropertyKey[]): AddressFinding {
  if (/^0x(?:0x)+$/iu.test(prefix)) return toFinding(prefixRule, path, {}, 'repeated');
  if (/^ox$/iu.test(prefix)) return toFinding(prefixRule, path, {}, 'letter');
  if (prefix === '0X') return toFinding(prefixRule, path, {}, 'capital');
  return toFinding(prefixRule, path);
}

/** Lists the first positions, counted from 1. */
function listed(positions: readonly number[]): { positions: string } {
  const more = positions.length > maxPositions ? ' and more' : '';
  return { positions: positions.slice(0, maxPositions).join(', ') + more };
}
