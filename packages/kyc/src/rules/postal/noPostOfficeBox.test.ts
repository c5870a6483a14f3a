import { ruleTable } from '../../testing/ruleTable.ts';
import { noPostOfficeBox } from './noPostOfficeBox.ts';

const street = 'registered_address.street1';
const second = 'registered_address.street2';

const only = (line: string) => ({ [street]: line, [second]: undefined });

ruleTable(noPostOfficeBox, [
  { why: 'a street', set: only('12 Boxwood Street'), finds: [] },
  { why: 'PO Box', set: only('PO Box 123'), finds: [street] },
  { why: 'P.O. Box', set: only('P.O. Box 123'), finds: [street] },
  { why: 'Private Bag', set: only('Private Bag X15'), finds: [street] },
  {
    why: 'a box on the second line, beside a street',
    set: { [second]: 'Postal box 9' },
    finds: [],
  },
  {
    why: 'a box and a street on one line',
    set: only('PO Box 88, 12 Poison Spider Rd'),
    finds: [],
  },
  {
    why: 'a box on the second line of two without a street',
    set: { [street]: 'Pt', [second]: 'PO Box 9' },
    finds: [second],
  },
  {
    why: 'a box on the second line, beside the name of a quarter',
    set: { [street]: 'Mbweni', [second]: 'P.O. Box 3348' },
    finds: [],
  },
  {
    why: 'of an owner',
    set: {
      'business_owners.1.address.street1': 'Postfach 10',
      'business_owners.1.address.street2': undefined,
    },
    finds: ['business_owners.1.address.street1'],
  },
  { why: 'boîte postale, abridged', set: only('B.P. 1234'), finds: [street] },
  { why: 'a private mailbox', set: only('Private Mailbox 7'), finds: [street] },
  { why: 'P.M.B.', set: only('P.M.B. 2011, Ikeja'), finds: [street] },
  { why: 'a street of initials', set: only('B.P. Koirala Road 5'), finds: [] },
  { why: 'a shop that sells boxes', set: only('Box 12, Mall Road'), finds: [] },
  { why: 'a box and one word', set: only('PO Box 12, Karoo'), finds: [street] },
  { why: 'a box, an initial and one word', set: only('PO Box 12, C Karoo'), finds: [street] },
  { why: 'a box, one word and an initial', set: only('PO Box 12, Karoo C'), finds: [street] },
  { why: 'a box and a street without a number', set: only('PO Box 12, Main Road'), finds: [] },
  { why: 'a box and two words', set: only('PO Box 12, Main - Road'), finds: [] },
  { why: 'one word', set: only('Karoo'), finds: [] },
  ...[
    'Apartado Postal 738',
    'Apdo. 738',
    'Casilla 738',
    'Casella postale 12',
    'Postfach 14 73',
    'Postbus 12345',
    'Postboks 1400 Vika',
    'POB 1234',
    'P.O.B. 1234',
    'PO Box 12 345',
    'Caixa Postal nº 1234',
    'Skrytka pocztowa 12',
    'а/я 12',
    'ص.ب 1234',
  ].map((line) => ({ why: `a box: ${line}`, set: only(line), finds: [street] })),
  { why: 'a street named after a box', set: only('Calle Casilla Blanca 12'), finds: [] },
  { why: 'a hamlet named so', set: only('Casilla'), finds: [] },
  { why: 'a box number without its digits', set: only('Apartado'), finds: [] },
  { why: 'a box and a street in Spanish', set: only('Apdo. 738, Calle Mayor 3'), finds: [] },
  ...['KE', 'MW', 'UG', 'TZ'].map((country) => ({
    why: `where posts deliver to nothing else, as in ${country}`,
    set: { ...only('PO Box 123'), 'registered_address.country': country },
    finds: [],
  })),
  {
    why: 'of an owner who lives there, by the name of the country',
    set: {
      'business_owners.1.address.street1': 'Private Bag 10',
      'business_owners.1.address.street2': undefined,
      'business_owners.1.address.country': 'Botswana',
    },
    finds: [],
  },
  {
    why: 'where posts deliver to streets, too',
    set: { ...only('PO Box 123'), 'registered_address.country': 'GH' },
    finds: [street],
  },
]);
