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
  {
    why: 'one file under two types',
    set: {
      'business_owners.0.front_image': 'data:image/png;base64,iVBORw==',
      [back]: 'data:image/jpeg;base64,iVBORw==',
    },
    finds: [back],
  },
  { why: 'no back', set: { [back]: undefined }, finds: [] },
]);
