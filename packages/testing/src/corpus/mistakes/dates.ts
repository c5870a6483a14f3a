import type { MistakeRow } from '../mistake.ts';

/** Dates and ages. */
export const dateMistakes: readonly MistakeRow[] = [
  ['ng-1', 'born 17 years ago', 'o0.date_of_birth', { 'o0.date_of_birth': '2009-05-17' }],
  ['us-1', 'turns 18 tomorrow', 'o1.date_of_birth', { 'o1.date_of_birth': '2008-11-22' }],
  ['gb-2', 'born in the future', 'o0.date_of_birth', { 'o0.date_of_birth': '2067-06-21' }],
  ['za-1', 'today as the date of birth', 'o0.date_of_birth', { 'o0.date_of_birth': '2026-11-21' }],
  ['gh-1', 'day that does not exist', 'o0.date_of_birth', { 'o0.date_of_birth': '1972-02-30' }],
  ['ke-1', 'day and month first', 'o0.date_of_birth', { 'o0.date_of_birth': '12/08/1976' }],
  ['fr-1', 'two-digit year', 'o1.date_of_birth', { 'o1.date_of_birth': '79-02-12' }],
  ['in-1', 'born 126 years ago', 'o0.date_of_birth', { 'o0.date_of_birth': '1900-08-15' }],
  ['br-2', 'born in 1896 for 1986', 'o1.date_of_birth', { 'o1.date_of_birth': '1896-11-15' }],
  ['ng-4', 'registered next year', 'registration_date', { registration_date: '2027-02-01' }],
  ['us-5', 'registered in 1017 for 2017', 'registration_date', { registration_date: '1017-04-04' }],
  ['de-1', 'registered in 1794 for 1994', 'registration_date', { registration_date: '1794-03-01' }],
  [
    'za-4',
    'time in the registration date',
    'registration_date',
    { registration_date: '2013-06-20T00:00:00Z' },
  ],
  ['ke-3', 'date with slashes', 'registration_date', { registration_date: '2014/03/18' }],
  ['ng-2', 'empty registration date', 'registration_date', { registration_date: '' }],
  [
    'za-2',
    'relationship before the owner was born',
    'o0.relationship_establishment_date',
    { 'o0.relationship_establishment_date': '1959-07-17' },
  ],
  [
    'gh-2',
    'relationship at the age of four',
    'o2.relationship_establishment_date',
    { 'o2.relationship_establishment_date': '1986-11-01' },
  ],
  [
    'us-3',
    'relationship in the future',
    'o0.relationship_establishment_date',
    { 'o0.relationship_establishment_date': '2027-01-19' },
  ],
  [
    'gb-4',
    'relationship 12 years before registration',
    'o0.relationship_establishment_date registration_date',
    { 'o0.relationship_establishment_date': '2002-02-17' },
  ],
  [
    'pk-1',
    'date of birth is the registration date',
    'o0.date_of_birth registration_date o0.relationship_establishment_date',
    { 'o0.date_of_birth': '2015-03-16' },
  ],
  [
    'my-1',
    'both owners born on the day of registration by copying',
    'o0.date_of_birth o1.date_of_birth',
    { 'o0.date_of_birth': '2018-08-08', 'o1.date_of_birth': '2018-08-08' },
  ],
  [
    'id-2',
    'registration date is the date of birth of the first owner',
    'registration_date o0.date_of_birth',
    { registration_date: '1980-06-09' },
  ],
  ['eg-1', 'month 13', 'o1.date_of_birth', { 'o1.date_of_birth': '1988-13-08' }],
  ['nl-1', 'date as a number', 'registration_date', { registration_date: 20181015 }],
];
