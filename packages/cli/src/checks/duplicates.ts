import { basename } from 'node:path';
import { type Finding, toFinding } from '@passmuster/findings';
import type { Kind } from '../columns/kind.ts';
import { recordPlace } from '../text/placeOf.ts';
import { duplicateRules, type UniqueField } from './duplicateRules.ts';
import type { LookAlikes } from './lookAlikes.ts';
import { packPlace, unpackPlace } from './packPlace.ts';
import { SeenTexts } from './seenTexts.ts';
import type { UniqueValue } from './uniqueValues.ts';

/** The values of a record that must be unique. */
export interface RecordValues {
  /** Position of the record in its batch. */
  readonly index: number;
  readonly row: number;
  readonly values: readonly UniqueValue[];
}

/** A value of a record that an earlier one had, or an address that looks like an earlier one. */
export interface RepeatedValue {
  readonly index: number;
  /** Names the row of the earlier record, and its file if that is another one. */
  readonly finding: Finding;
}

const none: readonly Finding[] = [];

const duplicate = (field: UniqueField, first: string): Finding =>
  toFinding(duplicateRules[field], [field], { first });

/** Notices values that an earlier record of a run had, and addresses that look like an earlier one, in memory that has a fixed bound. */
export class Duplicates {
  readonly #seen = new SeenTexts();
  readonly #files: string[] = [];
  /** How many files of the run have each name. */
  readonly #named = new Map<string, number>();
  readonly #lookAlikes: LookAlikes | undefined;

  constructor(lookAlikes?: LookAlikes) {
    this.#lookAlikes = lookAlikes;
  }

  /** True once there were more values than the memory holds: later ones are compared with the earlier, not kept. */
  get isFull(): boolean {
    return this.#seen.isFull;
  }

  beginFile(name: string): void {
    this.#files.push(name);
    this.#named.set(basename(name), (this.#named.get(basename(name)) ?? 0) + 1);
  }

  /** Remembers the values of records of the current file and returns those that stood before. */
  compare(records: readonly RecordValues[]): readonly RepeatedValue[] {
    return records.flatMap(({ index, row, values }) =>
      values.flatMap((value) => this.compareOne(value, row).map((finding) => ({ index, finding }))),
    );
  }

  /** Remembers a value of a record of the current file and returns the findings about earlier ones. */
  compareOne({ field, text }: UniqueValue, row: number): readonly Finding[] {
    const place = packPlace(this.#files.length - 1, row);
    const same = this.#seen.add(`${field}:${text}`, place);
    const alike = field === 'address' ? this.#lookAlikeOf(text, place, same) : undefined;
    if (same === undefined && alike === undefined) return none;
    return [
      ...(same === undefined ? [] : [duplicate(field, this.#rowOf(same))]),
      ...(alike === undefined ? [] : [alike]),
    ];
  }

  /** Returns the finding on an address that looks like an earlier one. `text` is the address and perhaps its network. */
  #lookAlikeOf(text: string, place: number, same: number | undefined): Finding | undefined {
    if (!this.#lookAlikes) return undefined;
    const end = text.indexOf(' ');
    const address = end < 0 ? text : text.slice(0, end);
    // On another network, the same address is neither a duplicate nor a look-alike.
    if (end >= 0) this.#seen.add(`any network:${address}`, place);
    const first = this.#lookAlikes.add(address, place);
    if (first === undefined || first === same) return undefined;
    const isSameAddress =
      first === this.#seen.get(`address:${address}`) ||
      first === this.#seen.get(`any network:${address}`);
    return isSameAddress ? undefined : this.#lookAlikes.finding(recordPlace(this.#placeOf(first)));
  }

  /** Returns `5`, or `5, accounts.csv` for a row of another file, whatever the language. */
  #rowOf(packed: number): string {
    const { file, row } = this.#placeOf(packed);
    const current = this.#files.length - 1;
    // A file of one record has no rows.
    const shown = String(Math.max(row, 1));
    return unpackPlace(packed).file === current ? shown : `${shown}, ${file}`;
  }

  /** Names a file without its folder, since reports are sent on, unless two files of the run are called the same. */
  #placeOf(packed: number): { readonly file: string; readonly row: number } {
    const { file: at, row } = unpackPlace(packed);
    const path = this.#files[at] ?? 'an earlier file';
    const name = basename(path);
    return { file: this.#named.get(name) === 1 ? name : path, row };
  }
}

/** Returns a comparison of the records of a run; look-alikes are loaded for addresses only. */
export async function createDuplicates(kind: Kind): Promise<Duplicates> {
  if (kind !== 'address') return new Duplicates();
  const { LookAlikes } = await import('./lookAlikes.ts');
  return new Duplicates(new LookAlikes());
}
