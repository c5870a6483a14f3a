import { defineRule } from '@passmuster/findings';
import { isAnything } from '../guards.ts';
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
    'documents.*.doc_type': isAnything,
    'documents.*.doc_image': isAnything,
    'business_owners.*.supporting_documents.*.doc_type': isAnything,
    'business_owners.*.supporting_documents.*.doc_image': isAnything,
  },
  check(values, { report }) {
    const purposes = new Map<string, unknown>();
    const see = (
      at: readonly PropertyKey[],
      types: readonly unknown[],
      images: readonly unknown[],
    ) => {
      for (const [i, image] of images.entries()) {
        if (typeof image !== 'string' || image === '') continue;
        const file = readDataUri(image)?.base64 ?? image;
        const type = purposes.get(file) ?? types[i];
        purposes.set(file, type);
        if (type !== types[i]) report([...at, i, 'doc_image']);
      }
    };
    see(['documents'], values['documents.*.doc_type'], values['documents.*.doc_image']);
    for (const [i, types] of values[
      'business_owners.*.supporting_documents.*.doc_type'
    ].entries()) {
      const images = values['business_owners.*.supporting_documents.*.doc_image'][i] ?? [];
      see(['business_owners', i, 'supporting_documents'], types, images);
    }
  },
});
