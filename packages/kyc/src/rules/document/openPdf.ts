import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { fileFields, filesOf } from './fileFields.ts';

/**
 * Returns the number of pages that a PDF states near its page tree: after it, or before it as in a
 * linearized file. Undefined if it states none.
 */
function statedPages(text: string): number | undefined {
  for (const { 0: tree, index } of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    const end = index + tree.length;
    const [, pages] =
      /\/Count\s+(\d+)/.exec(text.slice(end, end + 420)) ??
      /\/Count\s+(\d+)/.exec(text.slice(Math.max(0, index - 420), index)) ??
      [];
    if (pages !== undefined) return Number(pages);
  }
  return undefined;
}

/** Operators that paint text, a path, a shading or an image into a page (ISO 32000-1, Annex A), and strings: their text may be one. */
const painting = /(?:^|[\s\])>])(?:Tj|TJ|Do|BI|sh|[fFBb]\*?|[Ss])(?=\s|$)|['"(<]/m;

/**
 * Returns true for a PDF without images and forms whose streams paint nothing. Only a file of which all is read, without a
 * compressed stream, can be judged.
 */
function hasOnlyBlankPages(text: string, bytes: number): boolean {
  if (text.length < bytes) return false;
  if (/\/(?:XObject|ObjStm|Annots|AcroForm|Filter)\b/.test(text)) return false;
  const parts = text.split(/\bstream\r?\n/).slice(1);
  const streams = parts.map((part) => part.split('endstream')[0] ?? '');
  return streams.length > 0 && !streams.some((stream) => painting.test(stream));
}

/**
 * A PDF must open without a password, contain no scripts or launch actions, and have a page that isn't blank. Only its first 64 kB and its last 16 kB are
 * read. Sources: ISO 32000-1, 7.5.5 (Encrypt), 12.6.4 (Launch, JavaScript), 7.7.3.2 (Count), Annex A (operators).
 */
export const openPdf = defineRule({
  ...fileFields,
  id: 'document/open-pdf',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The PDF is encrypted',
  // A password of its owner alone encrypts it too, and it opens for everybody: without the key, the two look alike.
  remedy:
    'This PDF may need a password. If it asks for one when you open it, upload a copy without one.',
  texts: {
    script: {
      message: 'The PDF contains a script or starts a program',
      remedy: 'This PDF contains a script. Print it to a new PDF and upload that.',
    },
    blank: {
      message: 'The pages of the PDF have no text and no image',
      remedy: 'This PDF looks blank. Check the file and upload it again.',
    },
    empty: {
      message: 'The PDF has no pages',
      remedy: 'This PDF has no pages. Check the file and upload it again.',
    },
  },
  check(fields, context) {
    for (const [field, { kind, head, tail, bytes }] of filesOf(fields, context)) {
      if (kind !== 'pdf') continue;
      const parts = [head, tail];
      if (parts.some((part) => /\/Encrypt\s*(?:\d|<<)/.test(part))) context.report([field]);
      else if (parts.some((part) => /\/(?:JavaScript|JS|Launch)\b/.test(part)))
        context.report([field], 'script');
      else if ((statedPages(head) ?? statedPages(tail)) === 0 || bytes < 60)
        context.report([field], 'empty');
      else if (hasOnlyBlankPages(head, bytes)) context.report([field], 'blank');
    }
  },
});
