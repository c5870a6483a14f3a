import { expect, test } from 'vitest';
import * as findings from './index.ts';

test('exports', () => {
  expect(Object.keys(findings).sort()).toEqual([
    'boundFindings',
    'closest',
    'compareFindings',
    'dayOf',
    'definePreset',
    'elementsOf',
    'formatPath',
    'formatText',
    'isWithin',
    'listLimits',
    'loadTables',
    'moreFindings',
    'mostFindings',
    'parsePath',
    'propertyAt',
    'review',
    'reviewField',
    'ruleFailed',
    'rulesFor',
    'toFinding',
    'tooManyElements',
    'translate',
    'valueAt',
  ]);
});
