import { ruleTable } from '../../testing/ruleTable.ts';
import { nameCharacters } from './nameCharacters.ts';

ruleTable(nameCharacters, [
  { why: 'letters and digits', set: { business_name: 'Studio 54 (Pty) Ltd' }, finds: [] },
  { why: 'two alphabets, each in its words', set: { business_name: 'Ольга Ltd' }, finds: [] },
  {
    why: 'a Cyrillic letter',
    set: { business_name: 'K\u0430roo Trading' },
    finds: ['business_name'],
    says: 'alphabet',
  },
  {
    why: 'letters decoded wrongly',
    set: { business_name: 'MÃ¼ller GmbH' },
    finds: ['business_name'],
    says: 'garbled',
  },
  {
    why: 'an address decoded wrongly',
    set: { 'business_owners.0.address.city': 'SÃ£o Paulo' },
    finds: ['business_owners.0.address.city'],
    says: 'garbled',
  },
  {
    why: 'lost letters in the street and the description',
    set: { 'registered_address.street1': 'Rua S?o Jorge 12', nature_of_business: 'Torrefa??o' },
    finds: ['nature_of_business', 'registered_address.street1'],
  },
  {
    why: 'a web address and a question in a description',
    set: { nature_of_business: 'Bakery, https://karoo.co.za/p?id=a. Why not?' },
    finds: [],
  },
  {
    why: 'an invisible character in a description, which says the same',
    set: { nature_of_business: 'Bread\u200b and cakes' },
    finds: [],
  },
  {
    why: 'a sign as HTML writes it',
    set: { business_name: 'Karoo &amp; Sons' },
    finds: ['business_name'],
    says: 'code',
  },
  { why: 'the sign itself', set: { business_name: 'Karoo & Sons;' }, finds: [] },
  {
    why: 'a lost letter',
    set: { business_name: 'M?ller GmbH' },
    finds: ['business_name'],
    says: 'garbled',
  },
  {
    why: 'a zero-width space',
    set: { trading_name: 'Karoo\u200b Trading' },
    finds: ['trading_name'],
    says: 'invisible',
  },
  {
    why: 'text turned round',
    set: { trading_name: 'Karoo \u202egnidarT' },
    finds: ['trading_name'],
    says: 'invisible',
  },
]);
