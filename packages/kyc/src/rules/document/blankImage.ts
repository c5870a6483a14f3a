import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { fileFields, filesOf } from './fileFields.ts';

/** Fewer bytes than a page of text makes: a JPEG of one color has 0.016 (ISO/IEC 10918-1 K.3), a PNG less. */
const bytesPerPixel = 0.02;
const smallest = 40_000;
/** The whole file is in `head` up to this size. */
const largest = 66_000;

/** Returns true if the bytes in the middle repeat, as in an image of one color. */
function isUniform(file: string): boolean {
  const places = [0.4, 0.5, 0.6, 0.7].map((part) => Math.floor(file.length * part));
  return places.every((place) => {
    const piece = file.slice(place, place + Math.min(120, file.length / 10));
    return Array.from({ length: 24 }, (_, i) => i + 1).some(
      (period) => piece.slice(period) === piece.slice(0, -period),
    );
  });
}

/** An image must not be of one color: it is a failed scan or a placeholder. */
export const blankImage = defineRule({
  ...fileFields,
  id: 'document/blank-image',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The image data repeats, as in an image of one color',
  remedy: 'This image looks blank. Check the file and upload it again.',
  check(fields, context) {
    for (const [field, { kind, bytes, head, pixels, isWhole }] of filesOf(fields, context)) {
      if (!pixels || !isWhole || bytes > largest || (kind !== 'png' && kind !== 'jpeg')) continue;
      const count = pixels.width * pixels.height;
      const isSparse = count >= smallest && bytes - 700 < count * bytesPerPixel;
      if (isSparse && isUniform(head)) context.report([field]);
    }
  },
});
