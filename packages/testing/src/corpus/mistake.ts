import { type Changes, changed } from '../changed.ts';
import { type Application, applications } from './applications.ts';

/** `simple`: seen in the field itself; `across`: only beside another field; `table`: only with a table of facts. */
export type MistakeKind = 'simple' | 'across' | 'table';

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

/** Writes a path of a row in full: `o1.s0` is the first supporting document of the second owner, `d0` the first document. */
export const fullPath = (path: string): string =>
  path
    .replace(/^o(\d)/, 'business_owners.$1')
    .replace(/^d(\d)/, 'documents.$1')
    .replace(/\.s(\d)/, '.supporting_documents.$1');

const fullPaths = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([path, value]) => [fullPath(path), value]));

/** Makes the mistake of a row in one of `candidates`; throws if there is no such application. */
export function toMistake(
  candidates: readonly Application[],
  [id, note, at, changes]: MistakeRow,
  rest: Pick<Mistake, 'id' | 'kind' | 'heldOut'>,
): Mistake {
  const application = candidates.find((candidate) => candidate.id === id);
  if (application === undefined) throw new Error(`No application ${id}`);
  return {
    ...rest,
    note,
    application: id,
    at: at.split(' ').map(fullPath),
    body: () => changed<unknown>(application.body(), fullPaths(changes)),
  };
}

/** Reads rows of one kind; every second one is held out. */
export const readMistakes = (
  group: string,
  kind: MistakeKind,
  rows: readonly MistakeRow[],
): readonly Mistake[] =>
  rows.map((row, index) =>
    toMistake(applications, row, { id: `${group}-${index + 1}`, kind, heldOut: index % 2 === 1 }),
  );
