import { isBlank } from '@passmuster/findings';
import { placesOf, valueOfKey } from '../values/path.ts';

/**
 * Remembers, by the keys of `keyOf`, which fields a person has left and when each last changed. A review of older
 * values must not be shown under a field that has changed since.
 */
export class Marks {
  #revision = 0;
  readonly #left: Set<string>;
  /** What was left, and the lists and groups around it. Kept, since a page asks of each field at each letter. */
  #places: ReadonlySet<string> | undefined;
  readonly #changedAt = new Map<string, number>();
  /** True once every field counts as left. */
  isRevealed = false;

  /** @param filledIn fields that had a value when the form was opened. */
  constructor(filledIn: Iterable<string>) {
    this.#left = new Set(filledIn);
  }

  /** Counts the changes of the form. */
  get revision(): number {
    return this.#revision;
  }

  /** Marks fields as changed. A field that shows nothing stays quiet until it is left again. */
  change(keys: Iterable<string>, isShown: (key: string) => boolean): void {
    this.#revision += 1;
    for (const key of keys) {
      if (!isShown(key) && this.#left.delete(key)) this.#places = undefined;
      this.#changedAt.set(key, this.#revision);
    }
  }

  /** Marks fields as changed and, of all fields, the filled in ones as left. */
  reset(changed: Iterable<string>, filledIn: Iterable<string>): void {
    // A review of the values before is older than any of these, also if it has yet to come.
    this.#revision += 1;
    this.change(changed, () => true);
    this.#left.clear();
    this.#places = undefined;
    this.isRevealed = false;
    for (const key of filledIn) this.#left.add(key);
  }

  leave(key: string): boolean {
    if (this.#left.has(key)) return false;
    this.#left.add(key);
    this.#places = undefined;
    return true;
  }

  /** Returns true if the field was left, or for a list or group, if one of its fields was. */
  isLeft(key: string): boolean {
    if (this.isRevealed) return true;
    this.#places ??= placesOf(this.#left);
    return this.#places.has(key);
  }

  /** Returns true if a field may show what the review of a revision found: not what was found in an older value. */
  isShown(key: string, revision: number, values: unknown): boolean {
    if ((this.#changedAt.get(key) ?? 0) > revision) return false;
    return this.isRevealed || (this.isLeft(key) && !isBlank(valueOfKey(key, values)));
  }
}
