import { elementsOf, listLimits, propertyAt } from '@passmuster/findings';
import { BusinessCustomerSchema, type DocumentType } from '@passmuster/schemas';
import { requiredDocumentTypes, requiredOwnerDocumentTypes } from '@passmuster/schemas/fields';

/** A path in an application, and its value. */
interface Place {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

/** Something the API requires. */
export interface RequiredItem extends Place {
  /** The path that must be filled in first. */
  readonly after?: Place | undefined;
  /** For a document: the type that one element of the list must have. */
  readonly documentType?: DocumentType;
}

/** Fields that only make sense after another field is filled in. */
const comesAfter: Readonly<Record<string, string>> = {
  account_purpose_explanation: 'account_purpose',
  business_owners: 'business_type',
  postal_code: 'country',
  state: 'country',
};

type Visit = (item: RequiredItem) => void;

/** Visits every required field of the schema, in its order, for the owners that `draft` has. */
export function requiredItemsOf(draft: unknown, visit: Visit): void {
  fieldsOf(BusinessCustomerSchema, { path: [], value: draft }, visit);
}
function fieldsOf(schema: object, at: Place, visit: Visit): void {
  for (const key of requiredKeysOf(schema)) {
    const field = propertyAt(propertyAt(schema, 'entries'), key);
    const place = { path: [...at.path, key], value: propertyAt(at.value, key) };
    if (isObject(propertyAt(field, 'entries')) && isObject(field)) fieldsOf(field, place, visit);
    else if (key === 'documents') documentsOf(requiredDocumentTypes, place, visit);
    else if (key === 'supporting_documents') documentsOf(requiredOwnerDocumentTypes, place, visit);
    else {
      visit({ ...place, after: placeBefore(key, at) });
      if (key === 'business_owners') ownersOf(propertyAt(field, 'item'), place, visit);
    }
  }
}

function documentsOf(types: readonly DocumentType[], place: Place, visit: Visit): void {
  for (const documentType of types) visit({ ...place, documentType });
}

function ownersOf(owner: unknown, list: Place, visit: Visit): void {
  if (!isObject(owner)) return;
  // `input/too-many` reports a list that is too long.
  const owners = (elementsOf(list.value) ?? []).slice(0, listLimits.perList);
  if (owners.length === 0) {
    const path = [...list.path, 0, 'supporting_documents'];
    for (const documentType of requiredOwnerDocumentTypes) {
      visit({ path, value: undefined, after: list, documentType });
    }
    return;
  }
  for (const [i, value] of owners.entries()) {
    fieldsOf(owner, { path: [...list.path, i], value }, visit);
  }
}

function placeBefore(key: string, { path, value }: Place): Place | undefined {
  const sibling = comesAfter[key];
  return sibling ? { path: [...path, sibling], value: propertyAt(value, sibling) } : undefined;
}

const requiredKeys = new WeakMap<object, readonly string[]>();

/** Returns the keys of an object schema that may not be left out. */
function requiredKeysOf(schema: object): readonly string[] {
  const known = requiredKeys.get(schema);
  if (known) return known;
  const keys = Object.entries(propertyAt(schema, 'entries') ?? {})
    .filter(([, field]) => propertyAt(field, 'type') !== 'optional')
    .map(([key]) => key);
  requiredKeys.set(schema, keys);
  return keys;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
