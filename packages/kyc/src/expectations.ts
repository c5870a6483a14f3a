import { BusinessCustomerSchema, type DocumentType } from '@passmuster/schemas';
import { requiredDocumentTypes } from './business/requiredDocuments.ts';
import { propertyAt } from './propertyAt.ts';

/** Something the API asks for, before anything is known of its state. */
export interface Expectation {
  readonly path: readonly PropertyKey[];
  /** What must be there first. */
  readonly after?: readonly PropertyKey[];
  /** For a document: the type that one element of the list at `path` must have. */
  readonly documentType?: DocumentType;
}

/** A field that only makes sense once the one beside it is filled in. */
const comesAfter: Readonly<Record<string, string>> = {
  account_purpose_explanation: 'account_purpose',
  business_owners: 'business_type',
  postal_code: 'country',
  state: 'country',
};

/** Every required field of the schema, in its order, for the owners that `draft` has. */
export function expectationsOf(draft: unknown): readonly Expectation[] {
  return fieldsOf(BusinessCustomerSchema, [], draft);
}

function fieldsOf(schema: object, at: readonly PropertyKey[], value: unknown): Expectation[] {
  const entries = propertyAt(schema, 'entries') as Readonly<Record<string, object>>;
  return Object.entries(entries).flatMap(([key, field]): Expectation[] => {
    const path = [...at, key];
    if (propertyAt(field, 'type') === 'optional') return [];
    if (propertyAt(field, 'entries')) return fieldsOf(field, path, propertyAt(value, key));
    if (key === 'documents') {
      return requiredDocumentTypes.map((documentType) => ({ path, documentType }));
    }
    if (key === 'supporting_documents')
      return [{ path, documentType: 'PROOF_OF_ADDRESS' as const }];
    const sibling = comesAfter[key];
    const expectation = sibling ? { path, after: [...at, sibling] } : { path };
    return key === 'business_owners'
      ? [expectation, ...ownersOf(field, path, propertyAt(value, key))]
      : [expectation];
  });
}

function ownersOf(list: object, path: readonly PropertyKey[], owners: unknown): Expectation[] {
  const owner = propertyAt(list, 'item');
  if (typeof owner !== 'object' || owner === null) return [];
  if (!Array.isArray(owners) || owners.length === 0) {
    const first = [...path, 0, 'supporting_documents'];
    return [{ path: first, after: path, documentType: 'PROOF_OF_ADDRESS' }];
  }
  return owners.flatMap((value, i) => fieldsOf(owner, [...path, i], value));
}
