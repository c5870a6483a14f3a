import { ruleTable } from '../../testing/ruleTable.ts';
import { prohibitedCountriesFlag } from './prohibitedCountriesFlag.ts';

const flag = 'operates_in_prohibited_countries';

ruleTable(prohibitedCountriesFlag, [
  { why: 'nothing points there', set: {}, finds: [] },
  {
    why: 'an owner from Iran who lives elsewhere',
    set: { 'business_owners.0.nationality': 'IR' },
    finds: [],
  },
  {
    why: 'the answer is yes',
    set: { [flag]: true },
    finds: [flag],
    says: 'often refuse',
  },
  {
    why: 'the answer is yes, and something points there',
    set: { 'registered_address.country': 'IR', [flag]: true },
    finds: [flag],
  },
  { why: 'no phone number', set: { phone: undefined }, finds: [] },
  { why: 'a number in place of a phone number', set: { phone: 98 }, finds: [] },
  {
    why: 'a website of North Korea',
    set: { business_website: 'https://www.example.com.kp/en' },
    finds: [flag],
  },
  { why: 'an email address of Cuba', set: { email: 'office@example.cu' }, finds: [flag] },
  {
    why: 'an email address of an owner in Cuba',
    set: { 'business_owners.1.email': 'sipho@example.cu' },
    finds: [flag],
  },
  {
    why: 'a contact by phone in Cuba',
    set: { contact_person_phone: '+5371234567' },
    finds: [flag],
  },
  {
    why: 'a contact by email in Iran',
    set: { contact_person_email: 'office@example.ir' },
    finds: [flag],
  },
  {
    why: 'an owner with a phone number of Iran',
    set: { 'business_owners.1.phone_number': '+982112345678' },
    finds: [flag],
  },
  {
    why: 'an owner who lives in Iran',
    set: { 'business_owners.1.address.country': 'IR' },
    finds: [flag],
  },
  { why: 'a phone number of Myanmar', set: { phone: '+9512345678' }, finds: [flag] },
  {
    why: 'Syria, while it was sanctioned',
    set: { 'registered_address.country': 'SY' },
    asOf: '2025-06-30',
    finds: [flag],
  },
  { why: 'Syria, afterwards', set: { 'registered_address.country': 'SY' }, finds: [] },
  {
    why: 'a website in Iran, without encryption',
    set: { business_website: 'http://example.ir/' },
    finds: [flag],
  },
  {
    why: 'a page of a website elsewhere, named like one in Iran',
    set: { business_website: 'https://www.karootrading.co.za/example.ir' },
    finds: [],
  },
  {
    why: 'a page of a website under .com, named like one in Iran',
    set: { business_website: 'https://www.karootrading.com/example.ir' },
    finds: [],
  },
]);
