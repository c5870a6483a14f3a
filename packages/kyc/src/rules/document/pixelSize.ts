import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { fileFields, filesOf } from './fileFields.ts';

/** Below these, the text of a document can't be read. Good scans have ten times as many. */
const [shortSide, longSide] = [200, 300];

/** An image must have enough pixels to be readable. */
export const pixelSize = defineRule({
  ...fileFields,
  id: 'document/pixel-size',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The image has {width} x {height} pixels, under {shortSide} x {longSide}',
  remedy: 'This image is too small to read. Upload a larger photo or scan.',
  check(fields, context) {
    for (const [field, { pixels }] of filesOf(fields, context)) {
      if (!pixels) continue;
      const { width, height } = pixels;
      if (Math.min(width, height) < shortSide || Math.max(width, height) < longSide) {
        context.report([field], { width, height, shortSide, longSide });
      }
    }
  },
});
