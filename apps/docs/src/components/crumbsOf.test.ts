import { expect, test } from 'vitest';
import { crumbsOf } from './crumbsOf.ts';

const titles = new Map([
  ['reference', 'Reference'],
  ['reference/kyc', '@passmuster/kyc'],
  ['rules', 'All rules'],
  ['start', 'Start'],
]);

test.each([
  { id: 'reference/kyc/preset', crumbs: ['Reference', '@passmuster/kyc'] },
  { id: 'reference/kyc', crumbs: ['Reference'] },
  { id: 'rules/owner/minimum-age', crumbs: ['All rules'] },
  { id: 'start', crumbs: [] },
])('$id is below $crumbs', ({ id, crumbs }) => {
  expect(crumbsOf(id, titles).map(({ title }) => title)).toEqual(crumbs);
});
