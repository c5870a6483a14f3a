import { expect, test } from 'vitest';
import * as amounts from './amounts.ts';
import * as controls from './controls.ts';
import * as dom from './dom.ts';
import * as drafts from './drafts.ts';
import * as forms from './forms.ts';
import * as form from './index.ts';
import * as react from './react.ts';
import * as reviewer from './reviewer.ts';
import * as sentences from './sentences.ts';
import * as worker from './worker.ts';

test('the package exports', () => {
  expect(Object.keys(form).sort()).toEqual([
    'blankCustomer',
    'blankDocument',
    'blankOwner',
    'countOf',
    'createCustomerForm',
    'fileRefsIn',
    'isFileRef',
    'isInDoubt',
    'isNotation',
    'isUnread',
    'localToday',
    'sharesOf',
    'statusOf',
    'toPath',
    'valuesOf',
    'workerReviewer',
  ]);
  expect(Object.keys(amounts).sort()).toEqual(['formatAmount', 'parseAmount']);
  expect(Object.keys(controls).sort()).toEqual([
    'completeDate',
    'dateControl',
    'dateOf',
    'datePartOrder',
    'datePartsOf',
    'monthNamesOf',
    'phoneControl',
    'phoneCountryOptions',
    'typedPhone',
  ]);
  expect(Object.keys(forms)).toEqual(['createForm']);
  expect(Object.keys(dom)).toEqual(['bindForm']);
  expect(Object.keys(drafts).sort()).toEqual(['createMemoryDrafts', 'openDraft', 'openDrafts']);
  expect(Object.keys(react).sort()).toEqual([
    'FormProvider',
    'useAmount',
    'useAmountText',
    'useDraft',
    'useField',
    'useForm',
    'useFormState',
    'useRows',
    'useSlot',
    'useSlots',
    'useStatus',
    'useSubmission',
  ]);
  expect(Object.keys(sentences)).toEqual(['problemOf', 'questionOf', 'sentenceOf']);
  expect(Object.keys(reviewer)).toEqual(['directReviewer', 'exampleDataSettings', 'formSettings']);
  expect(Object.keys(worker)).toEqual(['exampleDataSettings', 'formSettings', 'serveReviews']);
});
