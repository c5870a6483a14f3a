import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { fileFields, filesOf } from './fileFields.ts';

/** Formats of images that reviewers often can't open, by the name people know. Own list, no source. */
const names: Readonly<Record<string, string>> = {
  heic: 'HEIC',
  svg: 'SVG',
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
  'image/svg+xml': 'SVG',
};

/** A photo of an iPhone (HEIC) or a drawing (SVG) is an image, but not one that reviewers can open everywhere. */
export const imageFormat = defineRule({
  ...fileFields,
  id: 'document/image-format',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: "The file is {name}, which many systems can't open",
  remedy: 'This file is in the {name} format. Save it as JPEG or PDF and upload it again.',
  check(fields, context) {
    for (const [field, { mime, kind = '' }] of filesOf(fields, context)) {
      const name = names[kind] ?? names[mime];
      if (name) context.report([field], { name });
    }
  },
});
