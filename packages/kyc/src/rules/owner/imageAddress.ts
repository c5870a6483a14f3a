import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** The images of an ID document are described as URLs, so a data URI may be refused. SPEC-GAP 23. */
export const imageAddress = defineRule({
  id: 'owner/image-address',
  preset: 'recommended',
  severity: 'warning',
  basis: 'spec',
  source: apiSection('Business owner, front_image'),
  gap: 23,
  message: 'The API describes this as the URL of an image and may refuse a data URI',
  remedy: 'The provider may not accept an uploaded file here. Enter the web address of the image.',
  each: 'business_owners',
  reads: { front_image: isAnything, back_image: isAnything },
  check(images, { report }) {
    for (const [field, image] of Object.entries(images)) {
      if (typeof image === 'string' && image.startsWith('data:')) report([field]);
    }
  },
});
