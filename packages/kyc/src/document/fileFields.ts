import type { Memoize } from '@passmuster/findings';
import { isAnything } from '../guards.ts';
import { type FileFacts, fileFacts } from './fileFacts.ts';

/** What the rules about files have in common: they check every file of an application. */
export const fileFields = {
  within: ['documents.*', 'business_owners.*.supporting_documents.*', 'business_owners.*'],
  reads: { doc_image: isAnything, front_image: isAnything, back_image: isAnything },
} as const;

/** The files that are sent as data URIs, each with its field and what its bytes tell. */
export const filesOf = (
  fields: Readonly<Record<string, unknown>>,
  { memoize }: { readonly memoize: Memoize },
): readonly (readonly [field: string, facts: FileFacts])[] =>
  Object.entries(fields).flatMap(([field, file]) => {
    const facts = typeof file === 'string' && file.startsWith('data:') && memoize(fileFacts, file);
    return facts ? [[field, facts] as const] : [];
  });
