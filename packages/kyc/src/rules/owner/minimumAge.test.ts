import { ruleTable } from '../../testing/ruleTable.ts';
import { minimumAge } from './minimumAge.ts';

const born = 'business_owners.0.date_of_birth';

ruleTable(minimumAge, [
  { why: 'on the 18th birthday', set: { [born]: '2007-11-03' }, asOf: '2025-11-03', finds: [] },
  {
    why: 'under 18, on the day before the birthday',
    set: { [born]: '2007-11-04' },
    asOf: '2025-11-03',
    finds: [born],
  },
  {
    why: 'born 29 February, on 1 March',
    set: { [born]: '2008-02-29' },
    asOf: '2026-03-01',
    finds: [],
  },
  {
    why: 'born 29 February, on 28 February, is a rule of its own',
    set: { [born]: '2008-02-29' },
    asOf: '2026-02-28',
    finds: [],
  },
  {
    why: 'born 29 February, on 27 February',
    set: { [born]: '2008-02-29' },
    asOf: '2026-02-27',
    finds: [born],
  },
  {
    why: 'born 29 February, a year too early',
    set: { [born]: '2008-02-29' },
    asOf: '2025-02-28',
    finds: [born],
  },
  {
    why: 'born 28 February, on 29 February',
    set: { [born]: '2010-02-28' },
    asOf: '2028-02-29',
    finds: [],
  },
  { why: 'born in the future', set: { [born]: '2026-11-22' }, finds: [born], says: 'future' },
  {
    why: 'of age if born in May instead of December',
    set: { [born]: '2008-12-05' },
    finds: [born],
    says: 'Check whether day and month are swapped.',
  },
  {
    why: 'not of age in either order',
    set: { [born]: '2009-01-05' },
    finds: [born],
    says: 'Check the date of birth.',
  },
  { why: 'born today', set: { [born]: '2026-11-21' }, finds: [born], says: '18' },
  {
    why: 'a date that does not exist is left to the schema',
    set: { [born]: '2015-02-30' },
    finds: [],
  },
  { why: 'not filled in yet', set: { [born]: undefined }, finds: [] },
  {
    why: 'the second owner',
    set: { 'business_owners.1.date_of_birth': '2015-01-01' },
    finds: ['business_owners.1.date_of_birth'],
  },
]);
