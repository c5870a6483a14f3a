import { expect, test } from 'vitest';
import * as findings from './index.ts';

test('exports', () => {
  expect(Object.keys(findings).sort()).toEqual([
    'applyFix',
    'applySettings',
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
    'joinPrintable',
    'listLimits',
    'loadTables',
    'markdownText',
    'moreFindings',
    'mostFindings',
    'parsePath',
    'printable',
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
    'visibleText',
  ]);
});
