import { newId } from '../defaults.ts';

/**
 * Reserves an id for each document that is requested: its row gets this id once it is attached, so that the slot keeps its id
 * while it is filled, emptied and reviewed.
 */
export class SlotIds {
  readonly #reserved = new Map<string, string>();

  /** Returns the id of a slot: that of the row that fills it, otherwise the reserved one. */
  of(key: string, rowId?: string): string {
    const id = rowId ?? this.#reserved.get(key) ?? newId();
    this.#reserved.set(key, id);
    return id;
  }
}
