import { applicationSections } from './applicationFields.ts';
import type { FieldSpec } from './fieldSpec.ts';
import { ownerFields } from './ownerFields.ts';

/** What a form holds: text, numbers and flags by their names, in groups and lists. */
export type FormValues = Record<string, unknown>;

function blankValues(fields: readonly FieldSpec[]): FormValues {
  const values: FormValues = {};
  for (const { name, kind } of fields) {
    const blank = kind === 'flag' ? false : '';
    const [first = '', second] = name.split('.');
    if (second === undefined) values[first] = blank;
    else values[first] = { ...Object(values[first]), [second]: blank };
  }
  return values;
}

export const blankDocument = (docType = ''): FormValues => ({
  doc_type: docType,
  sub_type: '',
  doc_image: '',
  doc_country: '',
});

export const blankOwner = (): FormValues => ({
  ...blankValues(ownerFields),
  supporting_documents: [],
});

export const blankApplication = (): FormValues => ({
  customer_type: 'business',
  ...blankValues(applicationSections.flatMap(({ fields }) => fields)),
  business_owners: [],
  documents: [],
});
