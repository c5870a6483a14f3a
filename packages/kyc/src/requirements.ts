import type { Finding } from '@passmuster/findings';
import type { DocumentType } from '@passmuster/schemas';
import { type Expectation, expectationsOf } from './expectations.ts';
import { labelOf } from './label.ts';
import { PathTree } from './pathTree.ts';
import { valueAt } from './propertyAt.ts';

/** Something the API needs before it takes the application. */
export interface Requirement {
  readonly path: readonly PropertyKey[];
  /** What to call it in a checklist. */
  readonly label: string;
  /** `blocked`: it is missing, and makes sense only after `blockedBy`. */
  readonly status: 'met' | 'missing' | 'invalid' | 'blocked';
  readonly blockedBy?: readonly PropertyKey[];
  /** For a document: the type it must have. */
  readonly documentType?: DocumentType;
  /** How many of it are in order, and how many the API needs. */
  readonly count: { readonly have: number; readonly need: number };
}

type Path = readonly PropertyKey[];
type Labels = Readonly<Record<string, string>> | undefined;

/**
 * Everything the API needs of this application, in the order of its fields: each required field, each
 * required document, and whatever else a finding calls an error. Once all are met, it is ready.
 */
export function requirementsOf(
  draft: unknown,
  findings: readonly Finding[],
  labels?: Labels,
): readonly Requirement[] {
  const errors = new PathTree();
  for (const { severity, path } of findings) if (severity === 'error') errors.add(path);
  const open = new PathTree();
  const judged = expectationsOf(draft).map((expectation) => {
    const requirement = judge(expectation, draft, errors, labels);
    if (requirement.status !== 'met') open.add(requirement.path);
    return requirement;
  });
  const others = errors.paths.filter((path) => !open.hasOnTheWayTo(path) && !open.hasWithin(path));
  return [...judged, ...others.map((path) => wrongAt(path, labels))];
}

function judge(
  { path, after, documentType }: Expectation,
  draft: unknown,
  errors: PathTree,
  labels: Labels,
): Requirement {
  const value = valueAt(draft, path);
  const statusNow = documentType
    ? documentStatus(value, path, documentType, errors)
    : fieldStatus(value, path, errors);
  const isBlocked =
    statusNow === 'missing' &&
    after !== undefined &&
    fieldStatus(valueAt(draft, after), after, errors) !== 'met';
  return {
    path,
    label: labelOf(documentType ?? String(path.at(-1)), labels),
    status: isBlocked ? 'blocked' : statusNow,
    ...(isBlocked && { blockedBy: after }),
    ...(documentType && { documentType }),
    count: { have: statusNow === 'met' ? 1 : 0, need: 1 },
  };
}

function fieldStatus(value: unknown, path: Path, errors: PathTree): Requirement['status'] {
  if (isBlank(value)) return 'missing';
  // A list is met by having elements; what is wrong inside them is theirs.
  return (Array.isArray(value) ? errors.has(path) : errors.hasWithin(path)) ? 'invalid' : 'met';
}

function documentStatus(
  value: unknown,
  path: Path,
  type: DocumentType,
  errors: PathTree,
): Requirement['status'] {
  if (!Array.isArray(value)) return isBlank(value) ? 'missing' : 'invalid';
  const places = value.flatMap((document, i) =>
    valueAt(document, ['doc_type']) === type ? [[...path, i]] : [],
  );
  if (places.length === 0) return 'missing';
  return places.every((place) => errors.hasWithin(place)) ? 'invalid' : 'met';
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

function wrongAt(path: Path, labels: Labels): Requirement {
  const field = path.findLast((key) => typeof key === 'string');
  const label = labelOf(String(field ?? 'application'), labels);
  return { path, label, status: 'invalid', count: { have: 0, need: 1 } };
}
