import type { Memoize } from '@passmuster/findings';
import { isAnything } from '../../rule/guards.ts';
import { type FileFacts, fileFacts } from './fileFacts.ts';

/** What the rules about files have in common: they check every file of an application. */
export const fileFields = {
  within: ['documents.*', 'business_owners.*.supporting_documents.*', 'business_owners.*'],
  reads: { doc_image: isAnything, front_image: isAnything, back_image: isAnything },
} as const;

type Fields = Readonly<Record<string, unknown>>;
type Files = readonly (readonly [field: string, facts: FileFacts])[];

const readFiles = (fields: Fields): Files =>
  Object.entries(fields).flatMap(([field, file]) => {
    // The schema reports a data URI without data or without base64.
    const isFile =
      typeof file === 'string' && /^data:[^,]{0,200};base64,./.test(file.slice(0, 220));
    const facts = isFile && fileFacts(file);
    return facts ? [[field, facts] as const] : [];
  });

/** Returns the files that are sent as data URIs, each with its field and what its bytes show. */
export const filesOf = (fields: Fields, { memoize }: { readonly memoize: Memoize }): Files =>
  memoize(readFiles, fields);
