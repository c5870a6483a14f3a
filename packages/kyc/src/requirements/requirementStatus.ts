import { elementsOf, isBlank, propertyAt } from '@passmuster/findings';
import type { DocumentType } from '@passmuster/schemas';
import type { PathTree } from './pathTree.ts';
import type { RequiredItem } from './requiredItems.ts';
import type { Requirement } from './requirement.ts';

type Status = Pick<Requirement, 'status' | 'blockedBy'>;

/** Returns the status of an item, by the paths of errors. It is blocked if the field before it is missing. */
export function statusOf(
  { path, value, after, documentType }: RequiredItem,
  errors: PathTree,
): Status {
  const status = documentType
    ? documentStatus(value, path, documentType, errors)
    : fieldStatus(value, path, errors);
  if (status !== 'missing' || !after) return { status };
  if (fieldStatus(after.value, after.path, errors) === 'met') return { status };
  return { status: 'blocked', blockedBy: after.path };
}

function fieldStatus(
  value: unknown,
  path: readonly PropertyKey[],
  errors: PathTree,
): Requirement['status'] {
  if (isAbsent(value)) return 'missing';
  // A list is met if it has elements. What is wrong inside them is reported for the elements.
  const hasError = elementsOf(value) ? errors.has(path) : errors.hasWithin(path);
  if (!hasError) return 'met';
  return isBlank(value) ? 'missing' : 'invalid';
}

/** Returns the status of a document type: met if the list has a document of this type without errors. */
export function documentStatus(
  value: unknown,
  path: readonly PropertyKey[],
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

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || elementsOf(value)?.length === 0;
