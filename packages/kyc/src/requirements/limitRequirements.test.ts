import { schemaRule } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { limitRequirements } from './limitRequirements.ts';
import type { Requirement } from './requirement.ts';

const lines = (count: number, status: Requirement['status']) =>
  Array.from({ length: count }, (_, i) => {
    const path = ['business_owners', i];
    return { path, level: 'required', label: 'Owner', status, rule: schemaRule.required } as const;
  });

test.each([
  { why: '1,000 lines', of: lines(1000, 'missing'), listed: 1000, counted: undefined },
  {
    why: 'one more that is met',
    of: [...lines(1000, 'missing'), ...lines(1, 'met')],
    listed: 1000,
  },
  { why: 'one more that is missing', of: lines(1001, 'missing'), listed: 1000, counted: 1 },
  {
    why: 'more of every kind',
    of: [...lines(1001, 'met'), ...lines(2, 'missing'), ...lines(1, 'invalid'), ...lines(3, 'met')],
    listed: 1000,
    counted: 3,
  },
])('$why: $listed, and a line that counts $counted', ({ of, listed, counted }) => {
  const bound = limitRequirements(of, 'Application');
  expect(bound.slice(0, 1000)).toEqual(of.slice(0, listed));
  const rest = {
    path: [],
    level: 'required',
    status: 'missing',
    label: 'Application',
    parameters: { count: counted },
  };
  expect(bound.slice(1000)).toMatchObject(counted === undefined ? [] : [rest]);
});
