import { lineVerdicts } from '../bulk/lineVerdict.ts';
import { parseAddress } from '../parseAddress.ts';
import { tokenContracts } from '../tokenContracts.generated.ts';

const { checksummed, oneCase, blank, refused, noted } = lineVerdicts;

/** Returns an address, `0x` and 40 hexadecimal digits, with the letter case of ERC-55. */
export const withChecksum = (text: string): string => parseAddress(text.toLowerCase()).value ?? '';

export const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Lines that a file may contain, each with its verdict. */
export const lines: readonly { what: string; line: string; verdict: number }[] = [
  { what: 'a checksummed address', line: address, verdict: checksummed },
  { what: 'small letters', line: address.toLowerCase(), verdict: oneCase },
  { what: 'capital letters', line: `0x${address.slice(2).toUpperCase()}`, verdict: oneCase },
  { what: 'decimal digits alone', line: `0x${'90'.repeat(20)}`, verdict: checksummed },
  { what: 'a wrong checksum', line: address.replace('A', 'a'), verdict: refused },
  { what: 'nothing', line: '', verdict: blank },
  { what: 'a space', line: ' ', verdict: refused },
  { what: '41 digits', line: `${address}0`, verdict: refused },
  { what: '39 digits', line: address.slice(0, -1), verdict: refused },
  { what: 'a capital X', line: address.replace('x', 'X'), verdict: refused },
  { what: 'a letter beyond f', line: address.replace('d', 'g'), verdict: refused },
  { what: 'a sign behind the digits of ASCII', line: address.replace('5', ':'), verdict: refused },
  { what: 'a byte beyond ASCII', line: address.replace('5', '\u00b5'), verdict: refused },
  { what: 'a name', line: 'me.eth', verdict: refused },
  { what: 'the zero address', line: `0x${'0'.repeat(40)}`, verdict: noted },
  { what: 'a reserved address', line: `0x${'beef'.padStart(40, '0')}`, verdict: noted },
  { what: 'a burn address', line: '0x000000000000000000000000000000000000dEaD', verdict: noted },
  { what: 'a token contract', line: tokenContracts[0]?.address ?? '', verdict: noted },
  {
    what: 'a token contract in lowercase',
    line: tokenContracts[0]?.address.toLowerCase() ?? '',
    verdict: noted,
  },
  { what: 'a line of 100 kB', line: 'a'.repeat(100_000), verdict: refused },
  { what: 'a line of 700 kB', line: `0x${'1'.repeat(700_000)}`, verdict: refused },
];
