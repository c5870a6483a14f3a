import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';
import { fileFields, filesOf } from './fileFields.ts';

/**
 * Bytes per pixel that one color takes: deflate makes about a thousandth of a row (RFC 1951), and a JPEG
 * writes 32 bits for each block of 16 x 16 pixels (ISO/IEC 10918-1 K.3). Text takes several times as much.
 */
const bytesPerPixel = { png: 0.004, jpeg: 0.018 } as const;
const smallest = 40_000;

/** An image of one color: a failed scan, or a stand-in. */
export const blankImage = defineRule({
  ...fileFields,
  id: 'document/blank-image',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The image has so few bytes for its pixels that it can only be of one color',
  remedy: 'This image looks blank. Check the file and upload it again.',
  check(fields, context) {
    for (const [field, { kind, bytes, pixels, isWhole }] of filesOf(fields, context)) {
      if (!pixels || !isWhole || (kind !== 'png' && kind !== 'jpeg')) continue;
      const count = pixels.width * pixels.height;
      if (count >= smallest && bytes - 700 < count * bytesPerPixel[kind]) context.report([field]);
    }
  },
});
