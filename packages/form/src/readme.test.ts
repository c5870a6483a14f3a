import { checkAddress } from '@passmuster/address';
import * as submission from '@passmuster/client/submission';
import * as typing from '@passmuster/phone/typing';
import { validateAddressQueryFields } from '@passmuster/schemas/fields';
import { en } from '@passmuster/schemas/labels';
import { testExamples } from '@passmuster/testing/testExamples';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as amounts from './amounts.ts';
import * as controls from './controls.ts';
import { customerFields } from './describe/customerFields.ts';
import * as drafts from './drafts.ts';
import * as form from './index.ts';
import * as react from './react.ts';
import { directReviewer } from './reviewer.ts';
import * as sentences from './sentences.ts';
import { instantReviewer } from './testing/instantReviewer.ts';
import { LoopWorker, workerScope } from './testing/loopWorker.ts';
import { serveReviews } from './worker.ts';

testExamples({
  from: import.meta.url,
  names: {
    ...amounts,
    ...controls,
    typing,
    ...drafts,
    ...form,
    ...react,
    ...sentences,
    ...submission,
    ...{ createElement, renderToString, directReviewer },
    reviewer: instantReviewer(() => []),
    Worker: LoopWorker,
    serveReviews: () => serveReviews({}, workerScope),
    customerFields,
    en,
    checkAddress,
    validateAddressQueryFields,
  },
  inBrowser: ['dom/bindForm.ts'],
});
