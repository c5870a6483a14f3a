import type { DraftFinding, DraftReview } from '../../application/draftReview.ts';

const noFindings: readonly DraftFinding[] = [];

/**
 * Holds the last review and decides which findings a field may show. A finding for an older value of
 * a field is never shown, and nothing is shown under a field that the person hasn't left yet.
 */
export class ReviewStore {
  #review: DraftReview | undefined;
  #byField: ReadonlyMap<string, readonly DraftFinding[]> = new Map();
  /** What the API refused, until the field changes. */
  #refusals: readonly DraftFinding[] = [];
  #isRevealed = false;
  readonly #listeners = new Set<() => void>();
  /** The revision at which each field last changed. */
  readonly #changedAt = new Map<string, number>();
  readonly #left: Set<string>;
  #revision = 0;
  #reviewedRevision = 0;

  /** @param filledIn fields that had a value when the form was opened. */
  constructor(filledIn: Iterable<string> = []) {
    this.#left = new Set(filledIn);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly review = (): DraftReview | undefined => this.#review;
  readonly isRevealed = (): boolean => this.#isRevealed;
  readonly revision = (): number => this.#revision;
  /** Whether the last review is of what the form holds now. */
  readonly isCurrent = (): boolean =>
    this.#review !== undefined && this.#revision === this.#reviewedRevision;

  /** A field changed, or all did (no name). */
  change(field?: string): void {
    this.#revision += 1;
    if (field !== undefined) {
      this.#changedAt.set(field, this.#revision);
      const left = this.#refusals.filter(({ path }) => path.join('.') !== field);
      if (left.length < this.#refusals.length) {
        this.#refusals = left;
        this.#sort();
      }
    }
    this.#notify();
  }

  /** The person left a field. */
  leave(field: string): void {
    if (this.#left.has(field) || !this.#changedAt.has(field)) return;
    this.#left.add(field);
    this.#notify();
  }

  /** Shows every finding, after a submit. */
  reveal(): void {
    this.#isRevealed = true;
    this.#notify();
  }

  /** Takes the review of the values at a revision; an older one than the last is dropped. */
  accept(review: DraftReview, revision: number): void {
    if (revision < this.#reviewedRevision) return;
    this.#reviewedRevision = revision;
    this.#review = review;
    this.#sort();
    this.#notify();
  }

  /** Shows what the API refused at its fields, until they change. */
  refuse(refusals: readonly DraftFinding[]): void {
    this.#refusals = refusals;
    this.#isRevealed = true;
    this.#sort();
    this.#notify();
  }

  /** What the API refused and the person didn't change yet. */
  readonly refusals = (): readonly DraftFinding[] => this.#refusals;

  #sort(): void {
    const byField = new Map<string, DraftFinding[]>();
    for (const finding of [...this.#refusals, ...(this.#review?.findings ?? [])]) {
      if (finding.severity === 'info') continue;
      const field = finding.path.join('.');
      byField.set(field, [...(byField.get(field) ?? []), finding]);
    }
    // Equal findings keep their array, so that their field isn't rendered again.
    this.#byField = new Map(
      [...byField].map(([field, findings]) => {
        const before = this.#byField.get(field);
        return [field, before && areEqual(before, findings) ? before : findings];
      }),
    );
  }

  /** The findings a field may show now. */
  readonly findingsAt = (field: string, isBlank: boolean): readonly DraftFinding[] => {
    if (this.#lastChangeOf(field) > this.#reviewedRevision) return noFindings;
    const isShown = this.#isRevealed || (!isBlank && this.#left.has(field));
    return (isShown && this.#byField.get(field)) || noFindings;
  };

  /** A list that changed has moved its elements, so their findings are out of date too. */
  #lastChangeOf(field: string): number {
    let last = this.#changedAt.get(field) ?? 0;
    for (let end = field.indexOf('.'); end > 0; end = field.indexOf('.', end + 1)) {
      last = Math.max(last, this.#changedAt.get(field.slice(0, end)) ?? 0);
    }
    return last;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const areEqual = (one: readonly DraftFinding[], other: readonly DraftFinding[]): boolean =>
  one.length === other.length &&
  one.every(({ rule, remedy }, i) => rule === other[i]?.rule && remedy === other[i]?.remedy);
