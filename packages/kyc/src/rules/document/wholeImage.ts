import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { fileFields, filesOf } from './fileFields.ts';

/** A file must be complete. If its end is missing, the upload was interrupted. */
export const wholeImage = defineRule({
  ...fileFields,
  id: 'document/whole-image',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The file is truncated: the end marker of its type is missing',
  remedy: 'This file is incomplete. Upload it again.',
  check(fields, context) {
    for (const [field, { isWhole }] of filesOf(fields, context)) {
      if (isWhole === false) context.report([field]);
    }
  },
});
