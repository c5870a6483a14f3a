export { businessDocumentTypes, ownerDocumentTypes } from './codes/documentSubject.ts';
export {
  requiredDocumentTypes,
  requiredOwnerDocumentTypes,
} from './codes/requiredDocumentType.ts';
export type { Field, FieldKind, Fields, ListName } from './fields/field.ts';
export { fieldAt, fieldPattern } from './fields/fieldAt.ts';
export * from './fields/fields.generated.ts';
