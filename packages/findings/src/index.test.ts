import { expect, test } from 'vitest';
import * as findings from './index.ts';

test('exports', () => {
  expect(Object.keys(findings).sort()).toEqual([
    'boundFindings',
    'compareFindings',
    'dayOf',
    'definePreset',
    'formatPath',
    'formatText',
    'listLimits',
    'loadTables',
    'moreFindings',
    'mostFindings',
    'review',
    'reviewField',
    'ruleFailed',
    'rulesFor',
    'toFinding',
    'tooManyElements',
    'translate',
  ]);
});
