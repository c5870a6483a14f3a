import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';
import { fileFields, filesOf } from './fileFields.ts';

/** A PDF that says how many pages it has: the page tree, or the header of a linearized file. */
const counts =
  /\/Type\s*\/Pages\b[\s\S]{0,400}?\/Count\s+(\d+)|\/Count\s+(\d+)[\s\S]{0,400}?\/Type\s*\/Pages\b/;

/**
 * A PDF opens without a password, runs nothing and has a page. Only its first 64 kB and its last 16 kB are
 * read. Sources: ISO 32000-1, 7.5.5 (Encrypt), 12.6.4 (Launch, JavaScript), 7.7.3.2 (Count).
 */
export const openPdf = defineRule({
  ...fileFields,
  id: 'document/open-pdf',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The PDF is encrypted',
  remedy: 'This PDF is protected by a password. Upload a copy without one.',
  texts: {
    script: {
      message: 'The PDF contains a script or starts a program',
      remedy: 'This PDF contains a script. Print it to a new PDF and upload that.',
    },
    empty: {
      message: 'The PDF has no page',
      remedy: 'This PDF has no pages. Check the file and upload it again.',
    },
  },
  check(fields, context) {
    for (const [field, { kind, head, tail, bytes }] of filesOf(fields, context)) {
      if (kind !== 'pdf') continue;
      const parts = [head, tail];
      const found = counts.exec(head) ?? counts.exec(tail);
      if (parts.some((part) => /\/Encrypt\s*(?:\d|<<)/.test(part))) context.report([field]);
      else if (parts.some((part) => /\/(?:JavaScript|JS|Launch)\b/.test(part)))
        context.report([field], 'script');
      else if (Number(found?.[1] ?? found?.[2] ?? 1) === 0 || bytes < 60)
        context.report([field], 'empty');
    }
  },
});
