import type { FormFinding } from '../reviewer/reviewer.ts';
import { keyOf } from '../values/path.ts';

const none: readonly FormFinding[] = [];

/** The findings of the last review and what the API refused, by the keys of their fields. */
export class FindingsStore {
  #byKey: ReadonlyMap<string, readonly FormFinding[]> = new Map();
  #refused: ReadonlyMap<string, readonly FormFinding[]> = new Map();
  /** Equal answers keep their array, so that their field isn't rendered again. */
  readonly #answers = new Map<string, readonly FormFinding[]>();

  /** Replaces the findings of the review. `values` are those that were reviewed. */
  accept(findings: readonly FormFinding[], values: unknown): void {
    this.#byKey = grouped(findings, values);
  }

  /** Replaces what the API refused. */
  refuse(findings: readonly FormFinding[], values: unknown): void {
    this.#refused = grouped(findings, values);
  }

  /** Drops what the API refused about fields that have changed, and what no field of the form could change. */
  forgetRefusals(keys: readonly string[], hasField: (path: FormFinding['path']) => boolean): void {
    const left = [...this.#refused].filter(
      ([key, findings]) => !keys.includes(key) && findings.every(({ path }) => hasField(path)),
    );
    this.#refused = new Map(left);
  }

  get refused(): readonly FormFinding[] {
    return [...this.#refused.values()].flat();
  }

  /**
   * Returns the findings at a key, or `within` it: what the API refused, then those of the review that `isShown` permits.
   * The same array as before if they are the same.
   */
  at(key: string, within: boolean, isShown: (key: string) => boolean): readonly FormFinding[] {
    const select = within ? below : exactly;
    const found = [...select(this.#refused, key, () => true), ...select(this.#byKey, key, isShown)];
    const name = `${within ? '>' : '='}${key}`;
    const last = this.#answers.get(name) ?? none;
    if (areEqual(last, found)) return last;
    this.#answers.set(name, found);
    return found;
  }
}

function grouped(
  findings: readonly FormFinding[],
  values: unknown,
): ReadonlyMap<string, readonly FormFinding[]> {
  const byKey = new Map<string, FormFinding[]>();
  for (const finding of findings) {
    if (finding.severity === 'info') continue;
    const key = keyOf(finding.path, values);
    const list = byKey.get(key);
    if (list) list.push(finding);
    else byKey.set(key, [finding]);
  }
  return byKey;
}

type ByKey = ReadonlyMap<string, readonly FormFinding[]>;

function exactly(
  byKey: ByKey,
  key: string,
  isShown: (key: string) => boolean,
): readonly FormFinding[] {
  return (isShown(key) && byKey.get(key)) || none;
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

const areEqual = (one: readonly FormFinding[], other: readonly FormFinding[]): boolean =>
  one.length === other.length &&
  one.every(({ rule, remedy, severity }, i) => {
    const twin = other[i];
    return rule === twin?.rule && remedy === twin.remedy && severity === twin.severity;
  });
