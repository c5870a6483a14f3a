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
  /** Names the place of the earlier record, `file:row`. */
  readonly finding: Finding;
}

const none: readonly Finding[] = [];

const duplicate = (field: UniqueField, first: string): Finding =>
  toFinding(duplicateRules[field], [field], { first });

/** Notices values that an earlier record of a run had, and addresses that look like an earlier one, in memory that has a fixed bound. */
export class Duplicates {
  readonly #seen = new SeenTexts();
  readonly #files: string[] = [];
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
      ...(same === undefined ? [] : [duplicate(field, this.#placeOf(same))]),
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
    return isSameAddress ? undefined : this.#lookAlikes.finding(this.#placeOf(first));
  }

  #placeOf(packed: number): string {
    const { file, row } = unpackPlace(packed);
    return recordPlace({ file: this.#files[file] ?? 'an earlier file', row });
  }
}

/** Returns a comparison of the records of a run; look-alikes are loaded for addresses only. */
export async function createDuplicates(kind: Kind): Promise<Duplicates> {
  if (kind !== 'address') return new Duplicates();
  const { LookAlikes } = await import('./lookAlikes.ts');
  return new Duplicates(new LookAlikes());
}
