import { isAnything, isText } from '../guards.ts';
import { propertyAt } from '../propertyAt.ts';
import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';
import { readDataUri } from './dataUri.ts';

/** One file does not serve two purposes. Equal canonical base64 is equal bytes, so no hash is needed. */
export const onePurpose = defineRule({
  id: 'document/one-purpose',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The same file is sent under another doc_type before',
  remedy: 'Add the file that belongs here: this one was added as another document already',
  reads: {
    'documents.*': isAnything,
    'business_owners.*.supporting_documents.*': isAnything,
  },
  check(values, { report }) {
    const purposes = new Map<string, unknown>();
    const see = (at: readonly PropertyKey[], documents: readonly unknown[]): void => {
      for (const [i, document] of documents.entries()) {
        const image = propertyAt(document, 'doc_image');
        if (!isText(image)) continue;
        const type = propertyAt(document, 'doc_type');
        const file = readDataUri(image)?.base64 ?? image;
        const first = purposes.get(file) ?? type;
        purposes.set(file, first);
        if (first !== type) report([...at, i, 'doc_image']);
      }
    };
    see(['documents'], values['documents.*']);
    for (const [i, documents] of values['business_owners.*.supporting_documents.*'].entries()) {
      see(['business_owners', i, 'supporting_documents'], documents);
    }
  },
});
