import type { Finding } from '@passmuster/findings';
import { expect, test } from 'vitest';
import { isToSend } from './isToSend.ts';

const found = (change: Partial<Finding>) => ({
  verdict: 'look' as const,
  findings: [
    {
      rule: 'business/website',
      severity: 'warning' as const,
      basis: 'practice' as const,
      path: [],
      message: '',
      remedy: '',
      source: { title: 'Test' },
      ...change,
    },
  ],
});

test.each([
  { why: 'a warning of practice', change: {}, sent: true },
  { why: 'law', change: { basis: 'regulation' }, sent: false },
  { why: 'a prohibited country, of practice', change: { rule: 'risk/country-named' }, sent: false },
  {
    why: 'a prohibited country that somebody accepted',
    change: { rule: 'risk/country-named', accepted: true },
    sent: true,
  },
] as const)('with --fail-on error, $why: $sent', ({ change, sent }) => {
  expect(isToSend(found(change), 'error')).toBe(sent);
  expect(isToSend(found(change), 'warning')).toBe(false);
});
