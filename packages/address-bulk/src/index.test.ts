import { expect, test } from 'vitest';
import * as bulk from './index.ts';
import * as worker from './worker.ts';

test('the package exports', () => {
  expect(Object.keys(bulk).sort()).toEqual(['checkAddressFile', 'lineVerdicts', 'workerPaysFrom']);
  expect(Object.keys(worker)).toEqual(['answerAddressBatches']);
});
