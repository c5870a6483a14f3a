import { ruleTable } from '../../testing/ruleTable.ts';
import { placeholder } from './placeholder.ts';

const street = 'registered_address.street1';
const city = 'registered_address.city';

ruleTable(placeholder, [
  { why: 'a street', set: {}, finds: [] },
  { why: 'the street of a small town', set: { [street]: 'Main Street' }, finds: [] },
  {
    why: 'an email address for the street',
    set: { [street]: 'tendai@mzansiremit.co.za' },
    finds: [street],
    says: 'email or web address',
  },
  {
    why: 'a website for the street',
    set: { [street]: 'https://mzansiremit.co.za/' },
    finds: [street],
    says: 'email or web address',
  },
  { why: 'a website without a scheme', set: { [city]: 'www.karoo.co.za' }, finds: [city] },
  {
    why: 'an email address after the street',
    set: { [street]: '9 Kloof St a@b.co.za' },
    finds: [],
  },
  {
    why: 'a postal code for the city',
    set: { [city]: '8005' },
    finds: [city],
    says: 'This number isn’t a city',
  },
  { why: 'a town named 1770', set: { [city]: '1770' }, finds: [] },
  { why: 'a city with a number', set: { [city]: 'Bogotá D.C. 11' }, finds: [] },
  { why: 'a stand named with an @', set: { [street]: 'Unit5@Karoo' }, finds: [] },
  {
    why: 'a city and a postal code that are swapped, which another rule says',
    set: { [city]: '8001', 'registered_address.postal_code': 'Cape Town' },
    finds: [],
  },
  { why: 'a street to follow, in German', set: { [street]: 'Wird nachgereicht' }, finds: [street] },
  { why: 'a city to follow', set: { [city]: 'pendiente' }, finds: [city] },
  { why: 'keys at random', set: { [city]: 'Asdfjkl' }, finds: [city] },
  {
    why: 'the whole address in the line of the street',
    set: { [street]: '12 Long Street, Cape Town, Western Cape, 8001' },
    finds: [street],
    says: 'whole address',
  },
  {
    why: 'the city after the street',
    set: { [street]: '12 Long Street, Cape Town' },
    finds: [],
  },
  { why: 'a house number like the code', set: { [street]: '8001 Long Street' }, finds: [] },
  { why: 'a town whose name is a word for tests', set: { [city]: 'Bar' }, finds: [] },
  { why: 'the same word as the street', set: { [street]: 'Bar' }, finds: [street] },
  {
    why: 'no state, in a country without',
    set: { 'registered_address.state': 'N/A', 'registered_address.country': 'SG' },
    finds: [],
  },
  { why: 'a word for tests', set: { [street]: 'test' }, finds: [street] },
  { why: 'the word of the form', set: { [street]: 'Street address' }, finds: [street] },
  { why: 'a sample', set: { [street]: '123 Main Street' }, finds: [street] },
  { why: 'a street of that name', set: { [street]: '1234 Main Street' }, finds: [] },
  { why: 'a number alone', set: { [street]: '12' }, finds: [street], says: 'name of the street' },
  {
    why: 'the city again',
    set: { [street]: 'cape town' },
    finds: [street],
    says: 'city or state',
  },
  {
    why: 'the city again, without accents and hyphens',
    set: { [street]: 'Rue Saint-Honoré', [city]: 'Rue Saint Honore' },
    finds: [street],
    says: 'city or state',
  },
  {
    why: 'punctuation alone, which is not the same text',
    set: { [street]: '…', [city]: '!?' },
    finds: [city, street],
  },
  { why: 'a street named after a city', set: { [street]: 'Cape Town Road' }, finds: [] },
  { why: 'no city', set: { [city]: 'N/A' }, finds: [city] },
  {
    why: 'the first line again',
    set: { 'registered_address.street2': '12 long street' },
    finds: ['registered_address.street2'],
    says: 'first line',
  },
  {
    why: 'the postal code after the city',
    set: { [city]: 'Cape Town, 8001' },
    finds: [city],
    says: 'only the city',
  },
  {
    why: 'the state and the postal code after the city',
    set: { [city]: 'Cape Town, Western Cape 8001' },
    finds: [city],
  },
  { why: 'the postal code before the city', set: { [city]: '8001 Cape Town' }, finds: [city] },
  { why: 'the number of a district', set: { [city]: 'Cape Town 8' }, finds: [] },
  {
    why: 'a postal code of three digits',
    set: { [city]: 'Reykjavík 101', 'registered_address.postal_code': '101' },
    finds: [],
  },
  { why: 'no state', set: { 'registered_address.state': 'N/A' }, finds: [] },
  {
    why: 'keys side by side',
    set: { 'registered_address.state': 'asdf' },
    finds: ['registered_address.state'],
  },
  {
    why: 'more keys side by side',
    set: { 'registered_address.state': 'asdfghjkl' },
    finds: ['registered_address.state'],
  },
  {
    why: 'a state whose name begins with such a word',
    set: { 'registered_address.state': 'Test Valley' },
    finds: [],
  },
  {
    why: 'a state whose name ends with such a word',
    set: { 'registered_address.state': 'River Test' },
    finds: [],
  },
  {
    why: 'the city again, between spaces',
    set: { [street]: ' Bengaluru', [city]: 'Bengaluru ' },
    finds: [street],
    says: 'city or state',
  },
]);
