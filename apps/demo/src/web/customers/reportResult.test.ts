import { en } from '@passmuster/schemas/labels';
import { expect, test } from 'vitest';
import { translateBy } from '../language/useText.ts';
import { reportResult } from './reportResult.ts';

const t = translateBy({}, en);
const list = (items: readonly string[]): string => items.join(', ');
const accepted = { accepted: true };

test('a report says how many warnings were accepted, and by whom', () => {
  const acceptances = [{ by: 'Ada Obi' }, { by: 'Ada Obi' }, { by: 'Jo Mba' }];
  const record = { verdict: 'clear', findings: [accepted, accepted, {}], acceptances } as const;
  expect(reportResult(record, t, list)).toBe(
    'Nothing to fix. Warnings accepted by Ada Obi, Jo Mba: 2.',
  );
});

test('a report without them says its verdict alone', () => {
  const record = { verdict: 'clear', findings: [{}], acceptances: [] } as const;
  expect(reportResult(record, t, list)).toBe('Nothing to fix');
});
