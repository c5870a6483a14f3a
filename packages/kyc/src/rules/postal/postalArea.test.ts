import { ruleTable } from '../../testing/ruleTable.ts';
import { postalArea } from './postalArea.ts';

const country = 'registered_address.country';
const state = 'registered_address.state';
const code = 'registered_address.postal_code';

ruleTable(postalArea, [
  { why: 'New York', set: { [country]: 'US', [state]: 'NY', [code]: '10001' }, finds: [] },
  {
    why: 'a code of New York in California',
    set: { [country]: 'US', [state]: 'California', [code]: '10001' },
    finds: [code],
    says: 'California',
  },
  { why: 'Ontario', set: { [country]: 'CA', [state]: 'ON', [code]: 'M5V 2T6' }, finds: [] },
  { why: 'Quebec', set: { [country]: 'CA', [state]: 'QC', [code]: 'M5V 2T6' }, finds: [code] },
  ...[
    ['ES', 'Sevilla', '41001', '28001'],
    ['IN', 'Maharashtra', '400001', '560001'],
    ['IN', 'Telangana', '500001', '600001'],
    ['IT', 'RM', '00184', '20121'],
    ['MY', 'Selangor', '40000', '80000'],
    ['TR', 'Ankara', '06420', '34093'],
  ].flatMap(([of, name, own, other]) => [
    { why: `${own} in ${name}`, set: { [country]: of, [state]: name, [code]: own }, finds: [] },
    {
      why: `${other} in ${name}`,
      set: { [country]: of, [state]: name, [code]: other },
      finds: [code],
    },
  ]),
  {
    why: 'a code of Alicante in Valencia, which is also a community',
    set: { [country]: 'ES', [state]: 'Valencia', [code]: '03001' },
    finds: [],
  },
  {
    why: 'a state that is not one',
    set: { [country]: 'US', [state]: 'x', [code]: '10001' },
    finds: [],
  },
  {
    why: 'a code without its form',
    set: { [country]: 'US', [state]: 'NY', [code]: '1' },
    finds: [],
  },
  { why: 'a country whose codes identify no state', set: { [code]: '0001' }, finds: [] },
  {
    why: 'a code of New York in Texas, beside the name of the country',
    set: {
      'business_owners.1.address.state': 'TX',
      'business_owners.1.address.postal_code': '10001',
      'business_owners.1.address.country': 'United States',
    },
    finds: ['business_owners.1.address.postal_code'],
  },
]);
