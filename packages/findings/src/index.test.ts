import { expect, test } from 'vitest';
import * as findings from './index.ts';

test('exports', () => {
  expect(Object.keys(findings).sort()).toEqual([
    'applyFix',
    'boundFindings',
    'closest',
    'compareFindings',
    'dayOf',
    'definePreset',
    'draftChanged',
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
    'proposeFixes',
    'review',
    'reviewField',
    'ruleFailed',
    'rulesFor',
    'toFinding',
    'toFix',
    'tooManyElements',
    'translate',
    'valueAt',
  ]);
});
