import type { Known } from '@passmuster/client/submission';
import { valueAt } from '@passmuster/findings';
import type { PartialLabels } from '@passmuster/schemas/labels';
import type { FormFinding, FormReview } from '../reviewer/reviewer.ts';
import { keyOf, type Path } from '../values/path.ts';
import { reconcile } from '../values/reconcile.ts';
import { FindingsStore } from './findingsStore.ts';
import { followRows } from './followRows.ts';
import { FormSlots } from './formSlots.ts';
import { type FormState, stateOf } from './formState.ts';
import { statusOf } from './formStatus.ts';
import { filledKeys } from './leafPaths.ts';
import { Marks } from './marks.ts';
import { notifyAll } from './notifyAll.ts';
import { unanswered, withoutQuestions } from './questions.ts';
import type { ServerError } from './refusalsOf.ts';
import type { ReviewFailure } from './reviewLoop.ts';

/** Holds the values of a form, its last review, and what may be shown of it. Does no work of its own. */
export class FormStore {
  #values: unknown;
  #review: FormReview | undefined;
  #reviewedRevision = -1;
  #failed: ReviewFailure | undefined;
  #state: FormState | undefined;
  #known: Known;
  /** True until everything that was refused has been changed. */
  #refusalStands = true;
  /** True once this page has the answer itself, with its messages. */
  #isRefusedHere = false;
  readonly #marks: Marks;
  readonly findings: FindingsStore;
  readonly #listeners = new Set<() => void>();
  readonly slots: FormSlots = new FormSlots(() => this.#notify());
  #texts: PartialLabels;

  constructor(values: object, known: Known = { kind: 'idle' }, texts: PartialLabels) {
    this.#known = known;
    this.#texts = texts;
    this.#values = reconcile(undefined, values).values;
    this.findings = new FindingsStore(this.#values);
    this.#marks = new Marks(filledKeys(this.#values));
  }

  get values(): unknown {
    return this.#values;
  }

  get revision(): number {
    return this.#marks.revision;
  }

  get state(): FormState {
    this.#state ??= stateOf(this.#review, this.#values, {
      isCurrent: this.#reviewedRevision === this.revision,
      refused: this.findings.refused,
      own: this.findings.own,
      failed: this.#failed,
      status: statusOf(this.#known, this.#refusalStands),
      texts: this.#texts,
      slots: this.slots,
      findingsAt: (path, within) => this.findingsAt(path, within),
      isRevealed: this.#marks.isRevealed,
    });
    return this.#state;
  }

  /** Remedies of what the form finds itself, in the language of the last review. */
  get remedies(): FormReview['remedies'] {
    return this.#review?.remedies ?? {};
  }

  setTexts(texts: PartialLabels): void {
    this.#texts = texts;
    this.#notify();
  }

  /** Takes new values. Returns true if something changed. */
  change(next: unknown): boolean {
    const { values, changed } = reconcile(this.#values, next);
    if (changed.length === 0) return false;
    const keys = changed.map((path) => keyOf(path, values));
    this.#marks.change(keys, (key) => this.#shownAt(key, false).length > 0);
    this.#hold(values, changed);
    this.findings.forgetRefusals(keys);
    if (!this.findings.hasRefusals) this.#refusalStands = false;
    this.#notify();
    return true;
  }

  /** Takes the values that the form opens with, again: what is filled in counts as left. */
  reset(next: unknown): void {
    const { values, changed } = reconcile(this.#values, next);
    const keys = changed.map((path) => keyOf(path, values));
    this.#marks.reset(keys, filledKeys(values));
    // What was found in other values, also by a review that still runs, is not about these.
    if (changed.length > 0) [this.#review, this.#reviewedRevision] = [undefined, this.revision - 1];
    this.#hold(values, changed);
    if (this.#review === undefined) this.findings.accept([]);
    this.slots.reset();
    this.findings.forgetRefusals(keys);
    this.#notify();
  }

  /** Holds new values. What was found about a row moves with it, and goes with it. */
  #hold(values: unknown, changed: readonly Path[]): void {
    const isMoved = changed.some((path) => Array.isArray(valueAt(values, path)));
    if (isMoved && this.#review) this.#review = followRows(this.#review, this.#values, values);
    this.#values = values;
    this.findings.hold(values, isMoved);
  }

  leave(path: Path): void {
    if (this.#marks.leave(keyOf(path, this.#values))) this.#notify();
  }

  /** Returns true if a field may show what is wrong with it. */
  isLeft(path: Path): boolean {
    return this.#marks.isLeft(keyOf(path, this.#values));
  }

  reveal(): void {
    this.#marks.isRevealed = true;
    this.#notify();
  }

  /** Takes the review of values at a revision. An older one than the last is dropped. */
  accept(review: FormReview, values: unknown, revision: number): void {
    if (revision < this.#reviewedRevision) return;
    this.#reviewedRevision = revision;
    this.#review = followRows(review, values, this.#values);
    this.#failed = undefined;
    this.findings.accept(withoutQuestions(this.#review.findings, this.#values));
    this.findings.translate(this.remedies);
    this.#notify();
  }

  fail(failure: ReviewFailure): void {
    this.#failed = failure;
    this.#notify();
  }

  refuse(error: ServerError): void {
    this.#isRefusedHere = true;
    this.#marks.isRevealed = true;
    this.#hasRefused(error);
  }

  /** Takes what is left of a refusal that this page hasn't seen; `undefined` if nothing is. */
  recall(error: ServerError | undefined): void {
    if (!this.#isRefusedHere) this.#hasRefused(error);
  }

  #hasRefused(error: ServerError | undefined): void {
    this.findings.refuse(error, this.remedies);
    this.#refusalStands = error !== undefined;
    this.#notify();
  }

  /** Takes what is known of the submission. */
  know(known: Known): void {
    if (known === this.#known) return;
    const { kind, attempt } = this.#known;
    // What is read first is the attempt that a draft's refusal is about.
    const isAnother = kind !== 'loading' && known.attempt?.at !== attempt?.at;
    this.#refusalStands ||= isAnother;
    this.#isRefusedHere &&= !isAnother;
    this.#known = known;
    this.#notify();
  }

  /** Returns the findings that a field may show: why its last file was refused, then those of the review. */
  shownAt(path: Path, within: boolean, infos = false): readonly FormFinding[] {
    const found = this.findingsAt(path, within, infos);
    return this.slots.withAttempt(path, keyOf(path, this.#values), found);
  }

  findingsAt(path: Path, within: boolean, infos = false): readonly FormFinding[] {
    return this.#shownAt(keyOf(path, this.#values), within, infos);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #shownAt(key: string, within: boolean, infos = false): readonly FormFinding[] {
    return this.findings.at(key, within, infos, {
      isLeft: (one) => this.#marks.isLeft(one),
      isShown: (one) => this.#marks.isShown(one, this.#reviewedRevision, this.#values),
    });
  }

  #notify(): void {
    this.#state = undefined;
    this.findings.withhold(this.#known);
    this.findings.find(unanswered(this.#values, this.remedies));
    notifyAll(this.#listeners);
  }
}
