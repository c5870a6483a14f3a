import { type Changes, changed } from '../changed.ts';
import { applications } from './applications.ts';

/** `table`: can't be noticed without a table of facts. */
export type MistakeKind = 'simple' | 'table';

/** A valid application with one realistic mistake. */
export interface Mistake {
  readonly id: string;
  readonly note: string;
  readonly kind: MistakeKind;
  /** The application it was made in. */
  readonly application: string;
  /** Where a good finding may point: at any of these paths or below. */
  readonly at: readonly string[];
  readonly heldOut: boolean;
  readonly body: () => unknown;
}

/** Application, what went wrong, places of a good finding (separated by spaces), changes. */
export type MistakeRow = readonly [application: string, note: string, at: string, changes: Changes];

/** In rows, `o1.s0` is the first supporting document of the second owner, `d0` the first document. */
const fullPath = (path: string): string =>
  path
    .replace(/^o(\d)/, 'business_owners.$1')
    .replace(/^d(\d)/, 'documents.$1')
    .replace(/\.s(\d)/, '.supporting_documents.$1');

/** Reads rows of one kind; every second one is held out. */
export const readMistakes = (
  group: string,
  kind: MistakeKind,
  rows: readonly MistakeRow[],
): readonly Mistake[] =>
  rows.map(([id, note, at, changes], index) => {
    const application = applications.find((candidate) => candidate.id === id);
    if (application === undefined) throw new Error(`No application ${id}`);
    return {
      id: `${group}-${index + 1}`,
      note,
      kind,
      application: id,
      at: at.split(' ').map(fullPath),
      heldOut: index % 2 === 1,
      body: () =>
        changed<unknown>(
          application.body(),
          Object.fromEntries(
            Object.entries(changes).map(([path, value]) => [fullPath(path), value]),
          ),
        ),
    };
  });
