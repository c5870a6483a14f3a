import type { DocumentType } from '@passmuster/schemas';
import { elementsOf } from './elementsOf.ts';
import { type Expectation, expectationsOf } from './expectations.ts';
import { labelOf } from './label.ts';
import { PathTree } from './pathTree.ts';
import { propertyAt } from './propertyAt.ts';

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
 * required document, and whatever else is wrong, at the paths of `wrong`. Once all are met, it is ready.
 */
export function requirementsOf(
  draft: unknown,
  wrong: readonly Path[],
  labels?: Labels,
): readonly Requirement[] {
  const errors = new PathTree();
  for (const path of wrong) errors.add(path);
  const open = new PathTree();
  const requirements: Requirement[] = [];
  expectationsOf(draft, (expectation) => {
    const requirement = judge(expectation, errors, labels);
    if (requirement.status !== 'met') open.add(requirement.path);
    requirements.push(requirement);
  });
  for (const path of errors.paths) {
    if (!open.hasOnTheWayTo(path) && !open.hasWithin(path))
      requirements.push(wrongAt(path, labels));
  }
  return requirements;
}

function judge(expectation: Expectation, errors: PathTree, labels: Labels): Requirement {
  const { path, value, after, documentType } = expectation;
  const status = documentType
    ? documentStatus(value, path, documentType, errors)
    : fieldStatus(value, path, errors);
  const requirement = {
    path,
    label: labelOf(documentType ?? String(path.at(-1)), labels),
    status,
    count: status === 'met' ? one : none,
    ...(documentType && { documentType }),
  };
  if (status !== 'missing' || !after) return requirement;
  if (fieldStatus(after.value, after.path, errors) === 'met') return requirement;
  return { ...requirement, status: 'blocked', blockedBy: after.path };
}

const one = { have: 1, need: 1 } as const;
const none = { have: 0, need: 1 } as const;

function fieldStatus(value: unknown, path: Path, errors: PathTree): Requirement['status'] {
  if (isBlank(value)) return 'missing';
  // A list is met by having elements; what is wrong inside them is theirs.
  return (elementsOf(value) ? errors.has(path) : errors.hasWithin(path)) ? 'invalid' : 'met';
}

function documentStatus(
  value: unknown,
  path: Path,
  type: DocumentType,
  errors: PathTree,
): Requirement['status'] {
  const documents = elementsOf(value);
  if (!documents) return isBlank(value) ? 'missing' : 'invalid';
  let status: Requirement['status'] = 'missing';
  for (const [i, document] of documents.entries()) {
    if (propertyAt(document, 'doc_type') !== type) continue;
    if (!errors.hasWithin([...path, i])) return 'met';
    status = 'invalid';
  }
  return status;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || elementsOf(value)?.length === 0;
}

function wrongAt(path: Path, labels: Labels): Requirement {
  const field = path.findLast((key) => typeof key === 'string');
  return {
    path,
    label: labelOf(String(field ?? 'application'), labels),
    status: 'invalid',
    count: none,
  };
}
