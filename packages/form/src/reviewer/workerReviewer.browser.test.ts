import { afterEach, expect, test, vi } from 'vitest';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { blankDocument } from '../values/blankValues.ts';
import type { Reviewer } from './reviewer.ts';
import { workerReviewer } from './workerReviewer.ts';

const started: Reviewer[] = [];
const start = (worker: () => Worker): Reviewer => {
  const reviewer = workerReviewer(worker);
  started.push(reviewer);
  return reviewer;
};
afterEach(() => {
  vi.useRealTimers();
  for (const reviewer of started.splice(0)) reviewer.close();
});
const reviews = () =>
  new Worker(new URL('../testing/reviews.ts', import.meta.url), { type: 'module' });

test('an application is reviewed off the main thread, with its file, in two languages', {
  // The development server compiles several hundred files for the worker.
  timeout: 60_000,
}, async () => {
  const reviewer = start(reviews);
  const values = {
    ...answeredCustomer(),
    email: 'ada',
    documents: [blankDocument('BANK_STATEMENT')],
  };
  const application = createCustomerForm({ reviewer, values, today: () => '2026-11-21' });
  expect(await application.attach('documents.0.doc_image', pdf('%PDF-1.7\n%%EOF'))).toBe(
    'attached',
  );
  const { ready, first } = await application.validate();
  expect(ready).toBe(false);
  expect(first).toEqual(['business_name']);
  const [english] = application.findingsAt('email');
  application.setTexts({ locale: 'fr' });
  await application.validate();
  const [french] = application.findingsAt('email');
  expect(french?.rule).toBe(english?.rule);
  expect(french?.remedy).not.toBe(english?.remedy);
  const { blob } = await application.body();
  expect(JSON.parse(await blob.text()).documents[0].doc_image).toContain(
    'data:application/pdf;base64,',
  );
  application.close();
});

test('a worker that can’t start is said, and the form stays usable', async () => {
  const reviewer = start(() => new Worker('/there-is-no-such-worker.js', { type: 'module' }));
  const application = createCustomerForm({
    reviewer,
    values: answeredCustomer(),
    today: () => '2026-11-21',
  });
  expect(await application.validate()).toEqual({ ready: true });
  expect(application.state.failed).toBe('unavailable');
  application.set('email', 'ada@example.com');
  expect(application.values.email).toBe('ada@example.com');
  application.close();
});

const missing = () => new Worker('/there-is-no-such-worker.js', { type: 'module' });
const pdf = (text: string) => new File([text], 'a.pdf', { type: 'application/pdf' });
const imageOf = async (body: Blob) => JSON.parse(await body.text()).documents[0].doc_image;

test('without a worker a file is kept, and the body is written in the page', async () => {
  const values = { ...answeredCustomer(), documents: [blankDocument('OTHER')] };
  const application = createCustomerForm({
    reviewer: start(missing),
    values,
    today: () => '2026-11-21',
  });
  expect(await application.attach('documents.0.doc_image', pdf('%PDF-1.7'))).toBe('attached');
  const { blob } = await application.body();
  expect(await imageOf(blob)).toBe(`data:application/pdf;base64,${btoa('%PDF-1.7')}`);
  application.set('documents.0.doc_image', {
    ...Object(application.values.documents[0]?.doc_image),
    fileId: 'of another page',
  });
  await expect(application.body()).rejects.toThrow('not in this page');
  application.close();
});

test('a worker that hangs is given up after 30 seconds, and the next request starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const endless = URL.createObjectURL(new Blob(['onmessage = () => { for (;;); };']));
  let starts = 0;
  const reviewer = start(() => {
    starts += 1;
    return new Worker(endless);
  });
  const application = createCustomerForm({
    reviewer,
    values: answeredCustomer(),
    today: () => '2026-11-21',
  });
  const checked = application.validate();
  const body = application.body();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(application.state.failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await checked).toEqual({ ready: true });
  expect(application.state.failed).toBe('timeout');
  expect((await body).blob.type).toBe('application/json');
  void application.validate();
  expect(starts).toBe(2);
  application.close();
});

test('a worker that takes the place of another gets the files that were kept', async () => {
  let starts = 0;
  const reviewer = start(() => {
    starts += 1;
    return starts < 3 ? missing() : reviews();
  });
  const values = { ...answeredCustomer(), documents: [blankDocument('OTHER')] };
  const application = createCustomerForm({ reviewer, values, today: () => '2026-11-21' });
  expect(await application.attach('documents.0.doc_image', pdf('MZ'))).toBe('attached');
  await application.validate();
  const rules = application.findingsAt('documents.0.doc_image').map(({ rule }) => rule);
  expect(starts).toBe(3);
  expect(rules).toContain('document/image-bytes');
  application.close();
});

test('a closed reviewer answers nothing more', async () => {
  const reviewer = start(reviews);
  const review = reviewer.review({ values: {}, asOf: '2026-11-21', language: 'en' });
  reviewer.close();
  await expect(review).rejects.toThrow('closed');
  await expect(reviewer.body({})).rejects.toThrow('closed');
});
