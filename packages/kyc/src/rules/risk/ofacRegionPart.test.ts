import { ruleTable } from '../../testing/ruleTable.ts';
import { ofacRegionPart } from './ofacRegionPart.ts';

const state = 'registered_address.state';
const country = 'registered_address.country';

ruleTable(ofacRegionPart, [
  {
    why: 'Donetsk by its name',
    set: { [country]: 'UA', [state]: 'Donetsk Oblast' },
    finds: [state],
  },
  { why: 'Luhansk by its code', set: { [country]: 'UA', [state]: '09' }, finds: [state] },
  { why: 'Crimea, which is wholly', set: { [country]: 'UA', [state]: 'UA-43' }, finds: [] },
  {
    why: 'the day before the executive order',
    set: { [country]: 'UA', [state]: 'UA-14' },
    asOf: '2022-02-20',
    finds: [],
  },
]);
