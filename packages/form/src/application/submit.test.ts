import type { Journal } from '@passmuster/client/submission';
import { describe, expect, test } from 'vitest';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { ada, created, invalid, memory, page } from '../testing/submissionPage.ts';
import { createCustomerForm } from './createCustomerForm.ts';

describe('a submission', () => {
  test('sends once, and its status says what was created', async () => {
    const { form, sent } = page([created]);
    expect(form.state.status).toEqual({ kind: 'loading' });
    const submitted = await form.submit();
    expect(submitted).toEqual({ outcome: 'sent', status: form.state.status });
    expect(form.state.status).toEqual({
      kind: 'created',
      id: 'c-1',
      since: '2026-11-21T15:20:00.000Z',
    });
    expect(await form.submit()).toMatchObject({ outcome: 'closed' });
    expect(sent).toHaveLength(1);
  });

  test('gives a second click the result of the first', async () => {
    const { form, sent } = page([created]);
    const [first, second] = await Promise.all([form.submit(), form.submit()]);
    expect(second).toBe(first);
    expect(sent).toHaveLength(1);
  });

  test('sends nothing that is blocked, and names the field', async () => {
    const { form, sent } = page([], { find: () => [errorAt(['email'])] });
    expect(await form.submit({ confirmed: true })).toMatchObject({
      outcome: 'blocked',
      first: ['email'],
    });
    expect(sent).toEqual([]);
  });

  test('sends nothing past a warning that nobody has accepted', async () => {
    const { form, sent } = page([], { find: () => [errorAt(['email'], 'warning')] });
    expect(await form.submit()).toMatchObject({ outcome: 'look', first: ['email'] });
    expect(sent).toEqual([]);
  });

  test('without a submission is checked, and sends nothing', async () => {
    const form = createCustomerForm({ reviewer: instantReviewer(() => []), values: ada });
    expect(await form.submit()).toEqual({
      outcome: 'no-submission',
      status: { kind: 'editing' },
    });
  });

  test('sends what was reviewed, whatever is entered meanwhile', async () => {
    const { form, submission, sent } = page([created]);
    const refresh = submission.refresh;
    const edited = { ...submission, refresh };
    const form2 = createCustomerForm({
      reviewer: instantReviewer(() => []),
      values: ada,
      submission: {
        ...edited,
        get state() {
          return submission.state;
        },
        refresh: async (identity) => {
          form2.set('email', 'edited@example.com');
          await refresh(identity);
        },
      },
    });
    expect(await form2.submit()).toMatchObject({ outcome: 'sent' });
    expect(sent.map((body) => JSON.parse(body).email)).toEqual(['ada@example.com']);
    form.close();
  });
});

describe('a submission never rejects', () => {
  const failing = (name: string): Journal => ({
    ...memory(),
    append: () => Promise.reject(new DOMException('', name)),
  });
  test.each([
    { why: 'a full storage', name: 'QuotaExceededError', reason: 'storage' },
    { why: 'a page without HTTPS', name: 'SecurityError', reason: 'insecure' },
  ])('$why: nothing was sent, and it says why', async ({ name, reason }) => {
    const { form, sent } = page([], { journal: failing(name) });
    expect(await form.submit()).toMatchObject({ outcome: 'not-recorded', reason });
    expect(sent).toEqual([]);
    expect(form.state.status).toEqual({ kind: 'editing' });
  });

  test('a journal that can’t be read: nothing was sent', async () => {
    const journal = { ...memory(), find: () => Promise.reject(new Error('cleared')) };
    const { form, sent } = page([], { journal });
    expect(await form.submit()).toMatchObject({ outcome: 'not-recorded', reason: 'storage' });
    expect(sent).toEqual([]);
  });

  test('a file that is gone: nothing was sent', async () => {
    const { submission } = page([]);
    const reviewer = {
      ...instantReviewer(() => []),
      body: () => Promise.reject(new Error('gone')),
    };
    const form = createCustomerForm({ reviewer, submission, values: ada });
    expect(await form.submit()).toMatchObject({ outcome: 'file-lost' });
  });

  test.each([
    { why: 'an exception', answer: new Error('connection reset') },
    { why: 'an error without an outcome', answer: { error: { status: 502 } } },
    { why: 'an answer that says nothing', answer: {} },
  ])('$why of `send` is a doubt', async ({ answer }) => {
    const { form } = page([answer]);
    expect(await form.submit()).toMatchObject({ outcome: 'sent', status: { kind: 'unknown' } });
    expect(form.state.status).toMatchObject({ since: '2026-11-21T15:20:00.000Z' });
  });

  test('an answer that can’t be recorded is known to this page', async () => {
    const journal = memory();
    let writes = 0;
    const append: Journal['append'] = async (entry) => {
      writes += 1;
      if (writes > 1) throw new DOMException('', 'QuotaExceededError');
      await journal.append(entry);
    };
    const { form } = page([created], { journal: { ...journal, append } });
    expect(await form.submit()).toMatchObject({ outcome: 'sent', status: { kind: 'created' } });
  });
});

test('a refusal that a draft has kept stands once the journal is read, and the status says so', async () => {
  const first = page([invalid]);
  await first.form.submit();
  const { form, journal } = first;
  const again = page([], { journal });
  if (form.serverErrors) again.form.setServerErrors(form.serverErrors);
  expect(again.form.state.status.kind).toBe('loading');
  await expect.poll(() => again.form.state.status.kind).toBe('refused');
  expect(again.form.findingsAt('industry')).toMatchObject([{ remedy: 'Choose another.' }]);
  again.form.set('industry', '111120');
  expect(again.form.state.status.kind).toBe('editing');
});
