import {
  createMemoryJournal,
  createSubmission,
  type Journal,
  type SubmissionOptions,
} from '@passmuster/client/submission';
import { describe, expect, test } from 'vitest';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { blankApplication } from '../values/blankValues.ts';
import { createApplication } from './createApplication.ts';
import type { FormAnswer } from './submitted.ts';

const ada = { ...blankApplication(), email: 'ada@example.com', phone: '+2348031234567' };
const created = { data: { id: 'c-1' } };
const lost = { error: { outcome: 'unknown', issues: [] } } as const;
const limited = { error: { outcome: 'refused', status: 429, issues: [] } } as const;
const invalid = {
  error: {
    outcome: 'refused',
    status: 400,
    code: 'VALIDATION_ERROR',
    issues: [{ path: ['industry'], message: 'not listed', remedy: 'Choose another.' }],
  },
} as const;
const taken = (code: string, status = 409): FormAnswer => ({
  error: {
    outcome: 'refused',
    status,
    code,
    issues: [{ path: ['email'], message: 'A customer with this email already exists' }],
  },
});

const memory = (): Journal => createMemoryJournal('the salt of this test');

type Options = Partial<SubmissionOptions<Blob, FormAnswer>>;

/** Returns a page with a form whose submission gets these answers in turn, and the bodies that were sent. */
function page(
  answers: readonly (FormAnswer | Error)[],
  { journal = memory(), find = () => [], ...options }: Options & Find = {},
) {
  const sent: string[] = [];
  const submission = createSubmission<Blob, FormAnswer>({
    key: 'application-7',
    journal,
    now: () => new Date(`2026-11-21T15:${20 + sent.length}:00.000Z`),
    async send(body) {
      const answer = answers[sent.length] ?? created;
      sent.push(await body.text());
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...options,
  });
  const form = createApplication({ reviewer: instantReviewer(find), submission, values: ada });
  form.subscribe(() => undefined);
  return { form, submission, sent, journal };
}
interface Find {
  readonly find?: Parameters<typeof instantReviewer>[0];
}

type Page = ReturnType<typeof page>;

/** Says everything that a page shows about what was refused. */
const shownIn = ({ form }: Page) => [
  ...form.findingsAt('', { within: true }).map(({ rule }) => rule),
  ...form.state.todo.map(({ finding }) => finding?.rule),
  ...form.state.unplaced.map(({ rule }) => rule),
];

/** Sends once more, as a person who was asked. */
async function confirm({ form }: Page) {
  expect(await form.submit()).toMatchObject({ outcome: 'confirm' });
  return form.submit({ confirmed: true });
}

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
    const form = createApplication({ reviewer: instantReviewer(() => []), values: ada });
    expect(await form.submit()).toEqual({
      outcome: 'no-submission',
      status: { kind: 'editing' },
    });
  });

  test('sends what was reviewed, whatever is entered meanwhile', async () => {
    const { form, submission, sent } = page([created]);
    const refresh = submission.refresh;
    const edited = { ...submission, refresh };
    const form2 = createApplication({
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
    const form = createApplication({ reviewer, submission, values: ada });
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

describe('while an earlier attempt may have created the customer', () => {
  test.each([
    { why: 'a conflict of a known code', answer: taken('DUPLICATE_EMAIL') },
    { why: 'a conflict of a code of the provider’s own', answer: taken('CUSTOMER_EXISTS') },
    { why: 'a conflict without issues', answer: { error: { outcome: 'refused', status: 409 } } },
    { why: 'a duplicate that isn’t a 409', answer: taken('DUPLICATE_EMAIL', 400) },
    { why: 'a limit', answer: limited },
    { why: 'an API that was not reached', answer: { error: { outcome: 'not_sent' } } },
  ] as const)('$why is shown nowhere, and the status stays in doubt', async ({ answer }) => {
    const held = page([lost, answer as FormAnswer]);
    await held.form.submit();
    expect(await confirm(held)).toMatchObject({ outcome: 'sent' });
    expect(shownIn(held)).toEqual([]);
    expect(['unknown', 'probably-created']).toContain(held.form.state.status.kind);
    expect(held.form.state.status).toMatchObject({ since: '2026-11-21T15:20:00.000Z' });
  });

  test('a duplicate of the provider’s own code is recognized if it is named', async () => {
    const duplicateCodes = { EMAIL_EXISTS: 'email' } as const;
    const held = page([lost, taken('EMAIL_EXISTS', 422)], { duplicateCodes });
    await held.form.submit();
    await confirm(held);
    expect(held.form.state.status.kind).toBe('probably-created');
    expect(shownIn(held)).toEqual([]);
  });

  test('an error of a field is shown: correcting it creates nothing', async () => {
    const held = page([lost, invalid]);
    await held.form.submit();
    expect(await confirm(held)).toMatchObject({ first: ['industry'] });
    expect(held.form.findingsAt('industry')).toMatchObject([{ remedy: 'Choose another.' }]);
    expect(held.form.state.status).toMatchObject({ kind: 'unknown', error: { status: 400 } });
  });

  test('a reload knows it, and doesn’t show an editable form first', async () => {
    const first = page([lost]);
    await first.form.submit();
    const { form } = page([], { journal: first.journal });
    const kinds = [form.state.status.kind];
    form.subscribe(() => kinds.push(form.state.status.kind));
    await expect.poll(() => form.state.status.kind).toBe('unknown');
    expect(new Set(kinds)).toEqual(new Set(['loading', 'unknown']));
  });
});

describe('a doubt', () => {
  test('is confirmed only after the person was asked', async () => {
    const { form, sent } = page([lost]);
    await form.submit();
    expect(await form.submit({ confirmed: true })).toMatchObject({
      outcome: 'confirm',
      changed: [],
    });
    expect(sent).toHaveLength(1);
    expect(await form.submit({ confirmed: true })).toMatchObject({ outcome: 'sent' });
    expect(sent).toHaveLength(2);
  });

  test('asks again if the email was changed since it asked, and says that it was', async () => {
    const { form, sent } = page([lost]);
    await form.submit();
    await form.submit();
    form.set('email', 'other@example.com');
    expect(await form.submit({ confirmed: true })).toMatchObject({
      outcome: 'confirm',
      changed: ['email'],
    });
    expect(sent).toHaveLength(1);
    expect(await form.submit({ confirmed: true })).toMatchObject({ outcome: 'sent' });
    expect(form.state.status).toMatchObject({
      kind: 'created',
      doubtSince: '2026-11-21T15:20:00.000Z',
    });
  });

  test('ends by a person who found the customer', async () => {
    const held = page([lost, taken('DUPLICATE_EMAIL')]);
    await held.form.submit();
    await confirm(held);
    await held.submission.settle({ id: 'c-9' });
    expect(held.form.state.status).toMatchObject({ kind: 'created', id: 'c-9' });
    expect(await held.form.submit({ confirmed: true })).toMatchObject({ outcome: 'closed' });
  });

  test('ends by a person who found none: then a conflict is with somebody else, and its field says so', async () => {
    const held = page([lost, taken('DUPLICATE_EMAIL')]);
    await held.form.submit();
    await confirm(held);
    expect(held.form.findingsAt('email')).toEqual([]);
    await held.submission.settle('not-created');
    expect(held.form.state.status).toMatchObject({
      kind: 'refused',
      error: { duplicate: 'email' },
    });
    expect(held.form.findingsAt('email').map(({ rule }) => rule)).toEqual(['api/duplicate-email']);
  });

  test('of a copied draft is noticed before it is sent', async () => {
    const first = page([created]);
    await first.form.submit();
    const copy = page([], { journal: first.journal, key: 'copy' });
    expect(await copy.form.submit()).toMatchObject({ outcome: 'confirm' });
    expect(copy.form.state.status).toEqual({
      kind: 'created-elsewhere',
      id: 'c-1',
      key: 'application-7',
    });
    expect(copy.sent).toEqual([]);
  });

  test('of another tab is no doubt: it is created', async () => {
    const first = page([created]);
    const tab = page([], { journal: first.journal });
    await first.form.submit();
    expect(await tab.form.submit()).toMatchObject({ outcome: 'closed' });
    expect(tab.form.state.status).toMatchObject({ kind: 'created', id: 'c-1' });
  });
});

describe('a refusal', () => {
  test('stands until what was refused has been changed', async () => {
    const { form } = page([invalid]);
    await form.submit();
    expect(form.state.status).toMatchObject({ kind: 'refused', error: { status: 400 } });
    form.set('email', 'other@example.com');
    expect(form.state.status.kind).toBe('refused');
    form.set('industry', '111120');
    expect(form.state.status.kind).toBe('editing');
  });

  test('of a limit says that nothing was submitted, until the next change', async () => {
    const held = page([limited]);
    await held.form.submit();
    expect(held.form.state.status).toMatchObject({ kind: 'refused', error: { status: 429 } });
    expect(shownIn(held)).toContain('api/not-submitted');
    held.form.set('email', 'other@example.com');
    expect(held.form.state.status.kind).toBe('editing');
  });
});
