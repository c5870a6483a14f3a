import { customerSample } from '@passmuster/testing/samples';
import { ruleTable } from '../../testing/ruleTable.ts';
import { registrationNumber } from './registrationNumber.ts';

const number = 'registration_number';
const country = 'registered_address.country';

const hyphenated = customerSample.registration_number.replaceAll('/', '-');

ruleTable(registrationNumber, [
  { why: 'a number of its year', set: {}, finds: [] },
  { why: 'hyphens for slashes', set: { [number]: hyphenated }, finds: [number] },
  { why: 'another form', set: { [number]: '12/98' }, finds: [number], says: 'South Africa' },
  { why: 'another year', set: { [number]: '2017/123456/07' }, finds: [number], says: 'year' },
  {
    why: 'no date beside it',
    set: { [number]: '2017/123456/07', registration_date: '' },
    finds: [],
  },
  { why: 'digits in order', set: { [number]: '1234567890' }, finds: [number], says: 'placeholder' },
  { why: 'a word', set: { [number]: 'N/A' }, finds: [number], says: 'placeholder' },
  {
    why: 'the number of a company for an LLP',
    set: { business_name: 'Hargreaves & Singh LLP', [number]: '09391204', [country]: 'GB' },
    finds: [number],
    says: 'another legal form',
  },
  {
    why: 'the number of an LLP',
    set: { business_name: 'Hargreaves & Singh LLP', [number]: 'OC391204', [country]: 'GB' },
    finds: [],
  },
  {
    why: 'the number of a company for a company',
    set: { business_name: 'Hargreaves & Singh Ltd', [number]: '09391204', [country]: 'GB' },
    finds: [],
  },
  {
    why: 'an RC number for a sole proprietorship',
    set: {
      business_name: 'Danjuma & Sons Agro Ventures',
      business_type: 'SOLE_PROPRIETORSHIP',
      [number]: 'RC 2873345',
      [country]: 'NG',
    },
    finds: [number],
    says: 'not to a sole proprietorship',
  },
  {
    why: 'the number of a business name for one',
    set: {
      business_name: 'Danjuma & Sons Agro Ventures',
      business_type: 'SOLE_PROPRIETORSHIP',
      [number]: 'BN 2873345',
      [country]: 'NG',
    },
    finds: [],
  },
  {
    why: 'digits alone, which are of either',
    set: {
      business_name: 'Danjuma & Sons Agro Ventures',
      business_type: 'SOLE_PROPRIETORSHIP',
      [number]: '2873345',
      [country]: 'NG',
    },
    finds: [],
  },
  { why: 'an RC number', set: { [number]: 'RC 1726083', [country]: 'NG' }, finds: [] },
  { why: 'a phone number', set: { [number]: '2342012712345', [country]: 'NG' }, finds: [number] },
  { why: 'a trust', set: { [number]: 'MT 4/98', business_type: 'TRUST' }, finds: [] },
  {
    why: 'a number of companies, and a close corporation',
    set: { business_name: 'Karoo CC' },
    finds: [number],
    says: 'legal form',
  },
  { why: 'a country without one form', set: { [number]: 'x-1', [country]: 'GH' }, finds: [] },
  ...[
    ['FR', '404 833 048', '404 833 084'],
    ['CH', 'CHE-100.155.212', 'CHE-100.155.213'],
    ['CN', '91110000600037341L', '91110000600037342L'],
    ['JP', '7000012050002', '7000012050003'],
    ['SG', '199804751N', '199804715N'],
    ['PL', '192598184', '192598183'],
    ['DK', '13585628', '13585627'],
    ['NO', '988 077 917', '988 077 918'],
    ['FI', '0112038-9', '0112038-8'],
    ['SE', '556074-7569', '556074-7568'],
    ['UA', '32855961', '32855968'],
    ['RO', '18547290', '18547291'],
    ['PE', '20512333797', '20512333798'],
    ['UY', '211003420017', '211003420018'],
    ['TW', '22099131', '22099132'],
    ['RU', '1027700132195', '1027700132196'],
  ].flatMap(([of, right, wrong]) => [
    {
      why: `a number of ${of}`,
      set: { [number]: right, [country]: of, registration_date: '' },
      finds: [],
    },
    {
      why: `a number of ${of} with a wrong digit`,
      set: { [number]: wrong, [country]: of },
      finds: [number],
      says: 'This number seems to have a typo',
    },
  ]),
  {
    why: 'a number of another register, where only one has a check digit',
    set: { [number]: '0000123456', [country]: 'PL' },
    finds: [],
  },
  {
    why: 'the year in a number of Romania',
    set: { [number]: 'J52/750/2012', [country]: 'RO' },
    finds: [number],
    says: 'year',
  },
]);
