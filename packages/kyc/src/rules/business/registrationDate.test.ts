import { ruleTable } from '../../testing/ruleTable.ts';
import { registrationDate } from './registrationDate.ts';

const date = 'registration_date';

ruleTable(registrationDate, [
  { why: 'a day of this century', set: {}, finds: [] },
  { why: 'the first day of 1800', set: { [date]: '1800-01-01' }, finds: [] },
  { why: 'the last day of 1799', set: { [date]: '1799-12-31' }, finds: [date] },
  { why: 'the zero of a spreadsheet', set: { [date]: '1900-01-01' }, finds: [date] },
  ...(
    [
      ['GB', 'LIMITED_LIABILITY_PARTNERSHIP', '2001-04-05', [date]],
      ['GB', 'LIMITED_LIABILITY_PARTNERSHIP', '2001-04-06', []],
      ['DE', 'LIMITED_LIABILITY_PARTNERSHIP', '1995-04-06', []],
      ['ZA', 'CLOSE_CORPORATION', '2011-12-31', []],
      ['ZA', 'CLOSE_CORPORATION', '2012-01-01', [date]],
      ['US', 'CLOSE_CORPORATION', '2012-01-01', []],
    ] as const
  ).map(([country, type, day, finds]) => ({
    why: `${type} of ${country} on ${day}`,
    set: { 'registered_address.country': country, business_type: type, [date]: day },
    finds,
  })),
]);
