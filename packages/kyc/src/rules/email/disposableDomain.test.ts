import { ruleTable } from '../../testing/ruleTable.ts';
import { disposableDomain } from './disposableDomain.ts';

ruleTable(disposableDomain, [
  { why: 'a domain of its own', set: {}, finds: [] },
  { why: 'a disposable mailbox', set: { email: 'karoo@mailinator.com' }, finds: ['email'] },
  {
    why: 'below such a domain',
    set: { 'business_owners.1.email': 'sipho@x.mailinator.com' },
    finds: ['business_owners.1.email'],
  },
  { why: 'a free provider', set: { email: 'karoo@gmail.com' }, finds: [] },
  {
    why: 'the typo of a provider, which is another rule',
    set: { email: 'ada@gmial.com' },
    finds: [],
  },
]);
