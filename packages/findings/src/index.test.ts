import { expect, test } from 'vitest';
import * as findings from './index.ts';

test('the public door', () => {
  expect(Object.keys(findings).sort()).toEqual([
    'compareFindings',
    'dayOf',
    'defineRule',
    'formatPath',
    'formatText',
    'review',
    'reviewField',
    'ruleFailed',
    'toFinding',
  ]);
});
