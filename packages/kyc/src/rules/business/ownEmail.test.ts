import { ruleTable } from '../../testing/ruleTable.ts';
import { ownEmail } from './ownEmail.ts';

ruleTable(ownEmail, [
  { why: 'a domain of its own', set: {}, finds: [] },
  { why: 'a free provider', set: { email: 'karoo@gmail.com' }, finds: ['email'] },
  { why: 'with a space behind it', set: { email: 'karoo@gmail.com ' }, finds: ['email'] },
  { why: 'in capitals', set: { email: 'karoo@GMAIL.COM' }, finds: ['email'] },
  {
    why: 'a free provider, and a page of a social network',
    set: { email: 'karoo@gmail.com', business_website: 'https://www.facebook.com/karootrading' },
    finds: [],
  },
  { why: 'a domain that ends alike', set: { email: 'karoo@notgmail.co.za' }, finds: [] },
]);
