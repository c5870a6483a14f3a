import { ruleTable } from '../testing/ruleTable.ts';
import { noPostOfficeBox } from './noPostOfficeBox.ts';

const street = 'registered_address.street1';

ruleTable(noPostOfficeBox, [
  { why: 'a street', set: { [street]: '12 Boxwood Street' }, finds: [] },
  { why: 'PO Box', set: { [street]: 'PO Box 123' }, finds: [street] },
  { why: 'P.O. Box', set: { [street]: 'P.O. Box 123' }, finds: [street] },
  { why: 'Private Bag', set: { [street]: 'Private Bag X15' }, finds: [street] },
  {
    why: 'on the second line',
    set: { 'registered_address.street2': 'Postal box 9' },
    finds: ['registered_address.street2'],
  },
  {
    why: 'of an owner',
    set: { 'business_owners.1.address.street1': 'Postfach 10' },
    finds: ['business_owners.1.address.street1'],
  },
  { why: 'boîte postale, abridged', set: { [street]: 'B.P. 1234' }, finds: [street] },
  { why: 'a private mailbox', set: { [street]: '12 Long St, Private Mailbox 7' }, finds: [street] },
  { why: 'P.M.B.', set: { [street]: 'P.M.B. 2011, Ikeja' }, finds: [street] },
  { why: 'a street of initials', set: { [street]: 'B.P. Koirala Road 5' }, finds: [] },
  { why: 'a shop that sells boxes', set: { [street]: 'Box 12, Mall Road' }, finds: [] },
]);
