import { ruleTable } from '../../testing/ruleTable.ts';
import { imageAddress } from './imageAddress.ts';

const front = 'business_owners.0.front_image';
const back = 'business_owners.0.back_image';

ruleTable(imageAddress, [
  { why: 'an address', set: {}, finds: [] },
  {
    why: 'a data URI in front',
    set: { [front]: 'data:image/png;base64,iVBORw==' },
    finds: [front],
  },
  {
    why: 'a data URI on the back',
    set: { [back]: 'data:image/png;base64,iVBORw==' },
    finds: [back],
  },
  { why: 'no back', set: { [back]: undefined }, finds: [] },
]);
