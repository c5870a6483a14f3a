import { mediaTypes } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { fileFields, filesOf } from './fileFields.ts';

/** Declared types that the first bytes show; others are not checked. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries(mediaTypes).map(([kind, type]) => [type, kind]),
);

/** The first bytes of a file must be those of its declared type. */
export const imageBytes = defineRule({
  ...fileFields,
  id: 'document/image-bytes',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The first bytes are not those of the declared type',
  remedy: 'This file isn’t of the type its name says. Save it as a PDF or JPEG and upload that.',
  texts: {
    other: {
      message: 'The file is declared as {mime}, but its first bytes are those of {kind}',
      remedy: 'This file isn’t a scan or photo ({kind}). Upload a JPEG, PNG or PDF.',
    },
  },
  check(fields, context) {
    for (const [field, { mime, kind }] of filesOf(fields, context)) {
      const declared = kinds.get(mime);
      if (declared === undefined || declared === kind) continue;
      if (kind === 'executable' || kind === 'zip' || kind === 'html') {
        context.report([field], 'other', { mime, kind });
      } else context.report([field]);
    }
  },
});
