import { ruleTable } from '../../testing/ruleTable.ts';
import { distinctOwners } from './distinctOwners.ts';

const second = 'business_owners.1.';

ruleTable(distinctOwners, [
  { why: 'two people', set: {}, finds: [] },
  {
    why: 'one passport number of two people, written otherwise: of each',
    set: { 'business_owners.1.id_number': 'a0123 4567' },
    finds: ['business_owners.0.id_number', 'business_owners.1.id_number'],
    says: 'has the same document number',
  },
  {
    why: 'one name and date of birth twice',
    set: {
      [`${second}first_name`]: 'THANDI',
      [`${second}last_name`]: 'Mokoena ',
      [`${second}date_of_birth`]: '1984-05-17',
    },
    finds: ['business_owners.1'],
  },
  {
    why: 'one name with and without its accents',
    set: {
      'business_owners.0.first_name': 'Inês',
      'business_owners.0.last_name': 'Sá-Nogueira',
      [`${second}first_name`]: 'Ines',
      [`${second}last_name`]: 'Sa Nogueira',
      [`${second}date_of_birth`]: '1984-05-17',
    },
    finds: ['business_owners.1'],
  },
  {
    why: 'one person with one passport twice: one finding',
    set: {
      [`${second}first_name`]: 'Thandi',
      [`${second}last_name`]: 'Mokoena',
      [`${second}date_of_birth`]: '1984-05-17',
      [`${second}id_number`]: 'A01234567',
    },
    finds: ['business_owners.1'],
    says: 'already owner 1',
  },
  {
    why: 'twins',
    set: { [`${second}last_name`]: 'Mokoena', [`${second}date_of_birth`]: '1984-05-17' },
    finds: [],
  },
  {
    why: 'the last letter of one name is the first of the other',
    set: {
      [`${second}first_name`]: 'Thand',
      [`${second}last_name`]: 'iMokoena',
      [`${second}date_of_birth`]: '1984-05-17',
    },
    finds: [],
  },
  {
    why: 'two that are blank',
    set: { business_owners: [{ id_number: '' }, { id_number: '' }] },
    finds: [],
  },
  {
    why: 'the third like the first',
    set: { 'business_owners.2': { id_number: 'A01234567' } },
    finds: ['business_owners.0.id_number', 'business_owners.2.id_number'],
  },
  {
    why: 'one number of three: one finding of each',
    set: {
      'business_owners.1.id_number': 'A01234567',
      'business_owners.2': { id_number: 'A01234567' },
    },
    finds: [0, 1, 2].map((owner) => `business_owners.${owner}.id_number`),
  },
]);
