import { afterEach, expect, test } from 'vitest';
import { createApplication } from '../application/createApplication.ts';
import { blankApplication, blankDocument } from '../values/blankValues.ts';
import type { Reviewer } from './reviewer.ts';
import { workerReviewer } from './workerReviewer.ts';

const started: Reviewer[] = [];
const start = (worker: () => Worker): Reviewer => {
  const reviewer = workerReviewer(worker);
  started.push(reviewer);
  return reviewer;
};
afterEach(() => {
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
    ...blankApplication(),
    email: 'ada',
    documents: [blankDocument('BANK_STATEMENT')],
  };
  const application = createApplication({ reviewer, values, today: () => '2026-11-21' });
  const file = await application.keep(new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }));
  application.set('documents.0.doc_image', file);
  const { ready, first } = await application.check();
  expect(ready).toBe(false);
  expect(first).toEqual(['business_name']);
  const [english] = application.findingsAt('email');
  application.setLanguage('fr');
  await application.check();
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
  const application = createApplication({ reviewer, today: () => '2026-11-21' });
  expect(await application.check()).toMatchObject({ ready: false });
  expect(application.state.failed).toBe('unavailable');
  application.set('email', 'ada@example.com');
  expect(application.values.email).toBe('ada@example.com');
  application.close();
});

test('a closed reviewer answers nothing more', async () => {
  const reviewer = start(reviews);
  const review = reviewer.review({ values: {}, asOf: '2026-11-21', language: 'en' });
  reviewer.close();
  await expect(review).rejects.toThrow('closed');
});
