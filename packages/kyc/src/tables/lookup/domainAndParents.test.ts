import { expect, test } from 'vitest';
import { domainAndParents } from './domainAndParents.ts';

test.each([
  { domain: 'a.b.co', domains: ['a.b.co', 'b.co'] },
  { domain: 'b.co', domains: ['b.co'] },
  { domain: 'co', domains: [] },
  {
    domain: 'a.b.c.d.e.co',
    domains: ['b.c.d.e.co', 'c.d.e.co', 'd.e.co', 'e.co'],
  },
])('$domain is within $domains', ({ domain, domains }) => {
  expect(domainAndParents(domain)).toEqual(domains);
});
