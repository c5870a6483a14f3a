import { firstAddressIn, isAddress } from '@passmuster/address';
import type { BookEntry } from './book.ts';
import { problemIn } from './checkList.ts';

/** What lines say of an address book. */
export interface ParsedBook {
  readonly entries: readonly BookEntry[];
  /** The lines without an address that can be used. */
  readonly unread: readonly UnreadLine[];
}

export interface UnreadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Why it can't be used; a key of the texts. */
  readonly result: string;
}

/** Reads entries from lines such as `Accra distributor, 0x5aAe…`: the name is what stands around the address. An empty line says nothing. */
export function parseBook(text: string): ParsedBook {
  const entries: BookEntry[] = [];
  const unread: UnreadLine[] = [];
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    if (line.trim() === '') continue;
    const address = firstAddressIn(line);
    if (address !== undefined && isAddress(address)) {
      entries.push({ name: nameIn(line, address), address });
    } else {
      unread.push({ line: index + 1, text: line, result: problemIn(line) });
    }
  }
  return { entries, unread };
}

/** What stands around a name: spaces, quotes, and what joins it to its address. */
const around = /[\s"=:–-]/u;

function trimName(part: string): string {
  const letters = [...part];
  const isOfName = (letter: string) => !around.test(letter);
  return letters.slice(letters.findIndex(isOfName), letters.findLastIndex(isOfName) + 1).join('');
}

function nameIn(line: string, address: string): string {
  const parts = line.replaceAll(address, ',').split(/[,;\t]/u);
  const named = parts.map(trimName).filter((part) => part !== '');
  const name = named.join(', ');
  return name === '' ? `${address.slice(0, 6)}…${address.slice(-4)}` : name;
}
