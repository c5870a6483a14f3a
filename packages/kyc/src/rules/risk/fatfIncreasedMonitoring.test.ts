import { ruleTable } from '../../testing/ruleTable.ts';
import { fatfIncreasedMonitoring } from './fatfIncreasedMonitoring.ts';

const country = 'registered_address.country';
const onlyBusiness = { business_owners: [], documents: [] };

ruleTable(fatfIncreasedMonitoring, [
  { why: 'Angola, long on it', set: { [country]: 'AO', ...onlyBusiness }, finds: [country] },
  { why: 'South Africa', set: onlyBusiness, finds: [] },
  { why: 'South Africa, the day it left the list', set: {}, asOf: '2025-10-24', finds: [] },
  {
    why: 'Nigeria, the day before it left',
    set: { [country]: 'NG', ...onlyBusiness },
    asOf: '2025-10-23',
    finds: [country],
  },
  {
    why: 'Nigeria, the day it left',
    set: { [country]: 'NG', ...onlyBusiness },
    asOf: '2025-10-24',
    finds: [],
  },
  {
    why: 'Kuwait, the day before it came',
    set: { [country]: 'KW', ...onlyBusiness },
    asOf: '2026-02-12',
    finds: [],
  },
  {
    why: 'Kuwait, the day it came',
    set: { [country]: 'KW', ...onlyBusiness },
    asOf: '2026-02-13',
    finds: [country],
  },
]);
