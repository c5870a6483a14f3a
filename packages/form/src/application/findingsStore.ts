import type { Known } from '@passmuster/client/submission';
import type { FormFinding, FormReview } from '../reviewer/reviewer.ts';
import { keepAnswers } from '../values/keepSame.ts';
import { keyOf, pathOfKey, placesOf } from '../values/path.ts';
import { movedTo } from './followRows.ts';
import { hasField } from './formOrder.ts';
import {
  isMisleadingInDoubt,
  refusalsOf,
  type ServerError,
  translatedRefusal,
} from './refusalsOf.ts';
import { standingErrors } from './standingErrors.ts';

type ByKey = ReadonlyMap<string, readonly FormFinding[]>;

const none: readonly FormFinding[] = [];
const nothing: ByKey = new Map();

/** The findings of the last review and what the API refused, by the keys of their fields. */
export class FindingsStore {
  #byKey: ByKey = new Map();
  #refused: ByKey = new Map();
  #error: ServerError | undefined;
  #standing: { readonly of: ByKey; readonly error: ServerError | undefined } | undefined;
  #own: ByKey = new Map();
  #isMisleading = false;
  #isWithheld = false;
  /** What the form holds now. */
  #values: unknown;
  /** Where something was found, and the groups, rows and lists around it. */
  #places: ReadonlySet<string> = new Set();
  readonly #same = keepAnswers<FormFinding>();

  constructor(values: unknown) {
    this.#values = values;
  }

  /** Replaces the findings of the review. */
  accept(findings: readonly FormFinding[]): void {
    this.#byKey = grouped(findings, this.#values);
    this.#findPlaces();
  }

  /** Replaces what the form finds itself, which is always about the values that it holds now. */
  find(findings: readonly FormFinding[]): void {
    this.#own = grouped(findings, this.#values);
    this.#findPlaces();
  }

  /** Replaces what the API refused. */
  refuse(error: ServerError | undefined, remedies: FormReview['remedies']): void {
    this.#error = error;
    this.#isMisleading = error !== undefined && isMisleadingInDoubt(error);
    this.#refused = grouped(error ? refusalsOf(error, remedies) : none, this.#values);
    this.#findPlaces();
  }

  /** Puts what was refused into the language of the last review: a draft that opens knows of it before the first one. */
  translate(remedies: FormReview['remedies']): void {
    this.#refused = new Map(
      [...this.#refused].map(([key, findings]) => [
        key,
        findings.map((one) => translatedRefusal(one, remedies)),
      ]),
    );
  }

  /** Takes what the form holds now. Findings move with their rows; those in a row that is gone are dropped. */
  hold(values: unknown, areRowsMoved: boolean): void {
    this.#values = values;
    if (!areRowsMoved) return;
    this.#byKey = present(this.#byKey, values);
    this.#refused = present(this.#refused, values);
    this.#findPlaces();
  }

  #findPlaces(): void {
    const found = [this.#byKey, this.#refused, this.#own];
    this.#places = placesOf(found.flatMap((byKey) => [...byKey.keys()]));
  }

  /** Drops what the API refused about fields that have changed, and what no field of the form could change. */
  forgetRefusals(keys: readonly string[]): void {
    const left = [...this.#refused].filter(
      ([key, findings]) =>
        !keys.includes(key) && findings.every(({ path }) => hasField(this.#values, path)),
    );
    this.#refused = new Map(left);
  }

  /** Hides what the API refused where it would mislead, or shows it again. */
  withhold({ kind, doubt, error }: Known): void {
    const isMisleading = this.#isMisleading || error?.duplicate !== undefined;
    this.#isWithheld = kind === 'created' || (doubt !== undefined && isMisleading);
  }

  get own(): readonly FormFinding[] {
    return [...this.#own.values()].flat();
  }

  get refused(): readonly FormFinding[] {
    return [...this.#shownRefusals.values()].flat();
  }

  /** True if something that was refused still stands, shown or not. */
  get hasRefusals(): boolean {
    return this.#refused.size > 0;
  }

  /** What the API refused, without what has changed since. The same object until that changes. */
  get serverErrors(): ServerError | undefined {
    const of = this.#shownRefusals;
    if (this.#standing?.of !== of) {
      this.#standing = { of, error: this.#error && standingErrors(this.#error, this.refused) };
    }
    return this.#standing.error;
  }

  get #shownRefusals(): ByKey {
    return this.#isWithheld ? nothing : this.#refused;
  }

  /**
   * Returns the findings at a key, or `within` it: what the API refused, then those of the form that `isLeft` permits, then
   * those of the review that `isShown` permits; without `infos` only errors and warnings. The same array as before if they
   * are the same.
   */
  at(
    key: string,
    within: boolean,
    infos: boolean,
    { isLeft, isShown }: Readonly<Record<'isLeft' | 'isShown', (key: string) => boolean>>,
  ): readonly FormFinding[] {
    const select = within ? below : exactly;
    if (within && !this.#places.has(key)) return none;
    const found = [
      ...select(this.#shownRefusals, key, () => true),
      ...select(this.#own, key, isLeft),
      ...select(this.#byKey, key, isShown),
    ].filter(({ severity }) => infos || severity !== 'info');
    if (found.length === 0) return none;
    return this.#same(`${within} ${infos} ${key}`, found);
  }
}

/** Returns the findings whose row is there, with their paths now. */
const present = (byKey: ByKey, values: unknown): ByKey =>
  new Map(
    [...byKey].flatMap(([key, findings]): [string, readonly FormFinding[]][] => {
      const path = pathOfKey(key, values);
      return path ? [[key, findings.flatMap((one) => movedTo(one, path))]] : [];
    }),
  );

function grouped(findings: readonly FormFinding[], values: unknown): ByKey {
  const byKey = new Map<string, FormFinding[]>();
  for (const finding of findings) {
    const key = keyOf(finding.path, values);
    const list = byKey.get(key);
    if (list) list.push(finding);
    else byKey.set(key, [finding]);
  }
  return byKey;
}

function exactly(
  byKey: ByKey,
  key: string,
  isShown: (key: string) => boolean,
): readonly FormFinding[] {
  const found = byKey.get(key);
  return found && isShown(key) ? found : none;
}

function below(
  byKey: ByKey,
  key: string,
  isShown: (key: string) => boolean,
): readonly FormFinding[] {
  return [...byKey].flatMap(([other, findings]) =>
    (key === '' || other === key || other.startsWith(`${key}.`)) && isShown(other) ? findings : [],
  );
}
