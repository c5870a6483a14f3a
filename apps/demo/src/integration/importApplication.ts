import { blankCustomer, type CustomerValues, type FileValue, valuesOf } from '@passmuster/form';
import type { FileBytes } from '@passmuster/form/drafts';
import { plainObject } from '@passmuster/schemas';
import * as v from 'valibot';
import { openStorage } from './storage.ts';

/** The lists of an application, which `plainObject` counts: 1,000 elements each, 5,000 in all. SPEC-GAP 74. */
const EntriesSchema = v.optional(v.array(v.unknown()));
const ListsSchema = plainObject({
  business_owners: v.optional(v.array(plainObject({ supporting_documents: EntriesSchema }))),
  documents: EntriesSchema,
});
function hasTooMany(body: unknown): boolean {
  const { issues }: { readonly issues?: readonly v.BaseIssue<unknown>[] | undefined } = v.safeParse(
    ListsSchema,
    body,
  );
  return issues?.some(({ type }) => type === 'too_many') ?? false;
}

/** Returns whether a parsed file has any field of an application, and no more owners and documents than are checked. */
export const isApplication = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.keys(blankCustomer()).some((name) => Object.hasOwn(body, name)) &&
  !hasTooMany(body);

/** Adds an application from a request body, such as an example or an export, and returns the ID of its draft. */
export async function addApplication(body: unknown): Promise<string> {
  const values = valuesOf(body);
  const files: FileBytes[] = [];
  for (const owner of values.business_owners) {
    owner.front_image = kept(owner.front_image, 'passport', files);
    owner.back_image = kept(owner.back_image, 'passport', files);
    keepDocuments(owner.supporting_documents, files);
  }
  keepDocuments(values.documents, files);
  return (await (await openStorage()).add(values, files)).id;
}

function keepDocuments(documents: CustomerValues['documents'], files: FileBytes[]): void {
  for (const document of documents) {
    const name = document.doc_type.toLowerCase().replaceAll('_', '-');
    document.doc_image = kept(document.doc_image, name, files);
  }
}

const dataUri = /^data:([\w.+/-]+);base64,/u;

/** Adds a data URI to the files of a draft. A web address stays text. */
function kept(value: FileValue, name: string, files: FileBytes[]): FileValue {
  if (typeof value !== 'string') return value;
  const [start, type] = dataUri.exec(value) ?? [];
  if (start === undefined || type === undefined) return value;
  try {
    const bytes = Uint8Array.from(atob(value.slice(start.length)), (letter) =>
      letter.charCodeAt(0),
    );
    const file = {
      fileId: crypto.randomUUID(),
      name: `${name}.${type.split('/')[1]}`,
      type,
      size: bytes.length,
    };
    files.push([file, new Blob([bytes], { type })]);
    return file;
  } catch {
    return '';
  }
}
