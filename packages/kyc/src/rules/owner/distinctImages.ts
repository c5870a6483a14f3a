import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { readDataUri } from '../document/dataUri.ts';

/** The back of an ID document must not be the same file as its front. */
export const distinctImages = defineRule({
  id: 'owner/distinct-images',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'back_image is the same as front_image',
  remedy:
    'This is the same file as the photo page. Upload the other page, or remove this file if there isn’t one.',
  each: 'business_owners',
  reads: { front_image: isText, back_image: isText },
  check({ front_image, back_image }, { report }) {
    const [front, back] = [front_image, back_image].map(
      (file) => readDataUri(file)?.base64 ?? file,
    );
    if (front === back) report(['back_image']);
  },
});
