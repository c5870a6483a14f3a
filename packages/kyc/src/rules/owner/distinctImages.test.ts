import { ruleTable } from '../../testing/ruleTable.ts';
import { distinctImages } from './distinctImages.ts';

const back = 'business_owners.0.back_image';

ruleTable(distinctImages, [
  { why: 'two images', set: {}, finds: [] },
  {
    why: 'one image twice',
    set: { [back]: 'https://files.example.com/thandi-front.jpg' },
    finds: [back],
  },
  { why: 'no back', set: { [back]: undefined }, finds: [] },
]);
