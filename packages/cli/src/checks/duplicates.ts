import { recordPlace } from '../text/placeOf.ts';
import type { UniqueField } from './duplicateRules.ts';
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

/** A value of a record that an earlier one had. */
export interface RepeatedValue {
  readonly index: number;
  readonly field: UniqueField;
  /** The place of the earlier record, `file:row`. */
  readonly first: string;
}

/** Notices values that an earlier record of a run had, in memory that has a fixed bound. */
export class Duplicates {
  readonly #seen = new SeenTexts();
  readonly #files: string[] = [];

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
      values.flatMap(({ field, text }) => {
        const place = packPlace(this.#files.length - 1, row);
        const first = this.#seen.add(`${field}:${text}`, place);
        return first === undefined ? [] : [{ index, field, first: this.#placeOf(first) }];
      }),
    );
  }

  #placeOf(packed: number): string {
    const { file, row } = unpackPlace(packed);
    return recordPlace({ file: this.#files[file] ?? 'an earlier file', row });
  }
}
