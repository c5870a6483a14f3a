import type { FormFinding } from '../reviewer/reviewer.ts';
import { keepAnswers, keepSame } from '../values/keepSame.ts';
import type { Path } from '../values/path.ts';
import type { Slot, SlotAttempt } from './slot.ts';
import { SlotIds } from './slotIds.ts';
import type { AddedDocument } from './slotPlaces.ts';
import { type SlotContext, slotsOf } from './slotsOf.ts';

type Findings = readonly FormFinding[];

/** The slots of a form: their ids, the files that are being read or were refused, and the ones that were added. */
export class FormSlots {
  readonly #notify: () => void;
  readonly #ids = new SlotIds();
  readonly #attempts = new Map<string, SlotAttempt>();
  readonly #same = keepAnswers<FormFinding>();
  #added: readonly AddedDocument[] = [];
  #last: readonly Slot[] = [];

  /** @param notify is called after each change. */
  constructor(notify: () => void) {
    this.#notify = notify;
  }

  /** Notes what became of a file that was chosen for a slot or a field; `undefined` once it is held or taken away. */
  attempt(key: string, attempt: SlotAttempt | undefined): void {
    if (attempt) this.#attempts.set(key, attempt);
    else if (!this.#attempts.delete(key)) return;
    this.#notify();
  }

  /**
   * Returns the outcome of the last file that was chosen for a field; `undefined` if the field holds it.
   *
   * @param key of the field, from `keyOf`.
   */
  attemptAt(path: Path, key: string): SlotAttempt | undefined {
    if (this.#attempts.size === 0) return undefined;
    const name = path.join('.');
    const slot = this.#last.find((one) => one.path?.join('.') === name);
    return this.#attempts.get(slot?.id ?? key);
  }

  /**
   * Returns findings of a field, after those of its last file if that was refused: the same array while both are.
   *
   * @param key of the field, from `keyOf`.
   */
  withAttempt(path: Path, key: string, found: Findings): readonly FormFinding[] {
    const refused = this.attemptAt(path, key)?.findings ?? [];
    if (refused.length === 0) return found;
    return this.#same(key, [...refused, ...found]);
  }

  /** Adds an empty slot for a further document. */
  add(document: AddedDocument): void {
    this.#added = [...this.#added, document];
    this.#notify();
  }

  /** Takes a slot away if it was added. */
  remove(id: string): void {
    const left = this.#added.filter((one) => one.id !== id);
    if (left.length === this.#added.length) return;
    this.#added = left;
    this.#notify();
  }

  /** Forgets the files that the slots don't hold, and the slots that were added. */
  reset(): void {
    this.#attempts.clear();
    this.#added = [];
  }

  /** Returns the slots: those that are equal to the last ones are the same objects. */
  of(context: Omit<SlotContext, 'ids' | 'attempts' | 'added'>): readonly Slot[] {
    const slots = slotsOf({
      ...context,
      ids: this.#ids,
      attempts: this.#attempts,
      added: this.#added,
    });
    this.#last = keepSame(this.#last, slots);
    return this.#last;
  }
}
