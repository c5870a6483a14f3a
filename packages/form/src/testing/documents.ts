import type { DocumentType } from '@passmuster/schemas';
import type { FormFinding, FormRequirement } from '../reviewer/reviewer.ts';
import { blankDocument } from '../values/blankValues.ts';
import type { CustomerValues, DocumentValues } from '../values/customerValues.ts';
import { answeredCustomer } from './answeredCustomer.ts';
import { application, lastRequest, pause, start } from './heldForm.ts';
import { errorAt } from './heldReviewer.ts';

/** Returns the requirement of a document of the business. */
export const document = (
  documentType: DocumentType,
  more: Partial<FormRequirement> = {},
): FormRequirement => ({
  path: ['documents'],
  documentType,
  level: 'required',
  status: 'missing',
  label: documentType,
  rule: 'business/required-documents',
  ...more,
});

/** Returns the finding that the business has no document of a type. */
export const missing = (documentType: DocumentType): FormFinding => ({
  ...errorAt(['documents']),
  rule: 'business/required-documents',
  text: documentType,
});

/** Returns a document with a file. */
export const filled = (documentType: DocumentType, rowId: string): DocumentValues => ({
  ...blankDocument(documentType, { rowId }),
  doc_image: 'https://example.com/a.pdf',
});

/** Opens a form, and answers its first review. */
export async function opened(
  values: Partial<CustomerValues>,
  requirements: readonly FormRequirement[] = [],
  findings: readonly FormFinding[] = [],
): Promise<void> {
  start({ ...answeredCustomer(), ...values });
  await pause();
  await lastRequest().answer({ requirements, findings });
}

/** Returns the first slot for a type of document. */
export function slotOf(documentType: DocumentType) {
  const slot = application.state.slots.find((one) => one.documentType === documentType);
  if (!slot) throw new Error(`There is no slot for ${documentType}`);
  return slot;
}
