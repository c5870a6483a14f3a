import { ruleTable } from '../../testing/ruleTable.ts';
import { postalArea } from './postalArea.ts';

const country = 'registered_address.country';
const state = 'registered_address.state';
const code = 'registered_address.postal_code';
const city = 'registered_address.city';

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
    ['AT', 'Tirol', '6020', '1010'],
    ['BE', 'Oost-Vlaanderen', '9000', '4000'],
    ['CH', 'Zürich', 'CH-8001', 'CH-1201'],
    ['CO', 'Antioquia', '050001', '110111'],
    ['DE', 'Bayern', 'D-80331', 'D-10115'],
    ['FR', 'Occitanie', '31000', '69001'],
    ['NG', 'Ogun State', '110222', '900211'],
    ['PL', 'mazowieckie', '00-950', '80-001'],
    ['PT', 'Lisboa', '1600-100', '4000-001'],
    ['TH', 'Chiang Mai', '50200', '83000'],
    ['ZA', 'Western Cape', '8001', '0002'],
    ['ZA', 'KwaZulu-Natal', '4001', '6001'],
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
  {
    why: 'a country whose codes identify no state',
    set: { [country]: 'IE', [state]: 'Dublin', [city]: 'Dublin', [code]: 'T12 X7Y2' },
    finds: [],
  },
  ...['', 'München', 'Oberbayern'].flatMap((of) => [
    {
      why: `Munich beside the state ${of || 'left empty'}`,
      set: { [country]: 'DE', [city]: 'München', [state]: of, [code]: '80331' },
      finds: [],
    },
    {
      why: `a code of Cologne beside Munich, and the state ${of || 'left empty'}`,
      set: { [country]: 'DE', [city]: 'Muenchen', [state]: of, [code]: '50667' },
      finds: [code],
      says: 'city',
    },
  ]),
  {
    why: 'the business park of Paris in the next department',
    set: { [country]: 'FR', [city]: 'Paris La Défense', [state]: 'Paris', [code]: '92800' },
    finds: [],
  },
  {
    why: 'a city that is a province, beside its region',
    set: { [country]: 'ES', [city]: 'Toledo', [state]: 'Castilla-La Mancha', [code]: '28001' },
    finds: [code],
    says: 'city',
  },
  {
    why: 'a city with the name of another state, beside a state that is misspelled',
    set: { [country]: 'US', [city]: 'Washington', [state]: 'Pensylvania', [code]: '15301' },
    finds: [],
  },
  {
    why: 'a town of the Free State that the post serves from the Northern Cape',
    set: { [country]: 'ZA', [city]: 'Jacobsdal', [state]: 'Free State', [code]: '8710' },
    finds: [],
  },
  ...[
    ['Kaduna', '700001'],
    ['Kano', '700001'],
    ['Ebonyi', '840001'],
    ['Yobe', '320001'],
  ].map(([of, listed]) => ({
    why: `a code that lists give for ${of}`,
    set: { [country]: 'NG', [city]: of, [state]: of, [code]: listed },
    finds: [],
  })),
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
