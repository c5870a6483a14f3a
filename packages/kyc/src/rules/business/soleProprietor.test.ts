import { ruleTable } from '../../testing/ruleTable.ts';
import { soleProprietor } from './soleProprietor.ts';

const sole = { business_type: 'SOLE_PROPRIETORSHIP', business_name: 'Karoo' };
const proprietor = { ownership_percentage: 100, is_control_person: true, is_signer: true };

ruleTable(soleProprietor, [
  {
    why: 'one person who owns, controls and signs',
    set: { ...sole, business_owners: [proprietor] },
    finds: [],
  },
  {
    why: 'one who owns 99.99%',
    set: { ...sole, business_owners: [{ ...proprietor, ownership_percentage: 99.99 }] },
    finds: ['business_owners'],
  },
  { why: 'two people', set: sole, finds: ['business_owners'] },
  {
    why: 'one who does not control',
    set: { ...sole, business_owners: [{ ...proprietor, is_control_person: false }] },
    finds: ['business_owners.0'],
  },
  {
    why: 'one who does not sign',
    set: { ...sole, business_owners: [{ ...proprietor, is_signer: undefined }] },
    finds: ['business_owners.0'],
  },
  {
    why: 'two people in a limited company, whose legal form is wrong',
    set: { ...sole, business_name: 'Karoo (Pty) Ltd', 'registered_address.country': 'ZA' },
    finds: [],
  },
  { why: 'nobody yet', set: { ...sole, business_owners: [] }, finds: [] },
  { why: 'another legal form', set: { business_type: 'TRUST' }, finds: [] },
  {
    why: 'two people who both own all of it',
    set: { ...sole, business_owners: [proprietor, proprietor] },
    finds: ['business_owners'],
  },
]);
