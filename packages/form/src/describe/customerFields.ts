import { businessCustomerFields, type Field, type Fields } from '@passmuster/schemas/fields';

const date: Field = { kind: 'date' };

/** The fields of a form for a customer: those of the API, and the dates on documents, for which it has none. */
export const customerFields: Fields = {
  ...businessCustomerFields,
  'business_owners.*.id_dates': { kind: 'group' },
  'business_owners.*.id_dates.issued': date,
  'business_owners.*.id_dates.expires': date,
  'business_owners.*.supporting_documents.*.issued': date,
  'business_owners.*.supporting_documents.*.expires': date,
  'documents.*.issued': date,
  'documents.*.expires': date,
};
