import { ruleTable } from '../../testing/ruleTable.ts';
import { numberDate } from './numberDate.ts';

const id = 'tax_identification_number';
const country = 'registered_address.country';
const born = 'business_owners.0.date_of_birth';
const dated = (of: string, number: string, registered: string) => ({
  [country]: of,
  [id]: number,
  registration_date: registered,
});
const ofPerson = (of: string, number: string, birth: string) => ({
  [country]: of,
  [id]: number,
  [born]: birth,
});

ruleTable(numberDate, [
  { why: 'a number without a date', set: {}, finds: [] },
  ...[
    ['MX', 'GNS161230TR2', '2016-12-30', '2017-12-01', '2018-01-02'],
    ['KZ', '941240000193', '1994-12-01', '1995-06-01', '1996-01-02'],
    ['IS', '450401-3150', '2001-04-05', '2002-12-31', '2003-01-01'],
  ].flatMap(([of = '', number = '', same = '', near = '', far = '']) => [
    { why: `a number of ${of}, of that day`, set: dated(of, number, same), finds: [] },
    { why: `a number of ${of}, registered a year later`, set: dated(of, number, near), finds: [] },
    {
      why: `a number of ${of}, of another year`,
      set: dated(of, number, far),
      finds: [id],
      says: 'date of registration',
    },
  ]),
  ...[
    ['IT', 'RCCMNL83S18D969H', '1983-11-18', '1983-11-19'],
    ['CZ', '7103192745', '1971-03-19', '1971-04-19'],
    ['EE', '36805280109', '1968-05-28', '1969-05-28'],
    ['RO', '1630615123457', '1963-06-15', '1963-06-16'],
    ['NO', '15108695088', '1986-10-15', '1986-10-16'],
    ['IS', '120174-3399', '1974-01-12', '1974-12-01'],
    ['VN', '001099012345', '1999-12-31', '1998-12-31'],
  ].flatMap(([of = '', number = '', same = '', other = '']) => [
    { why: `a number of ${of}, of an owner`, set: ofPerson(of, number, same), finds: [] },
    {
      why: `a number of ${of}, of nobody who is an owner`,
      set: ofPerson(of, number, other),
      finds: [id],
      says: 'owner',
    },
  ]),
  {
    why: 'an owner without a date of birth',
    set: ofPerson('IT', 'RCCMNL83S18D969H', ''),
    finds: [],
  },
  {
    why: 'a business without a date of registration',
    set: dated('MX', 'GNS161230TR2', ''),
    finds: [],
  },
  {
    why: 'a number that is also the registration number',
    set: { ...dated('KZ', '941240000193', '2010-01-02'), registration_number: '941240000193' },
    finds: [],
  },
]);
