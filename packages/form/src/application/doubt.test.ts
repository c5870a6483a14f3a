import { describe, expect, test } from 'vitest';
import {
  confirm,
  created,
  invalid,
  limited,
  lost,
  type Page,
  page,
  shownIn,
  taken,
} from '../testing/submissionPage.ts';
import { blankCustomer } from '../values/blankValues.ts';
import type { FormAnswer } from './submitted.ts';

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

  test('of another tab is not a doubt: it is created', async () => {
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

  describe('after a reload', () => {
    const rules = ({ form }: Page) => form.findingsAt('email').map(({ rule }) => rule);
    const reloaded = async (answer: FormAnswer, edit?: (form: Page['form']) => void) => {
      const before = page([answer]);
      await before.form.submit();
      edit?.(before.form);
      const { values } = before.form;
      const after = page([], { journal: before.journal, values: blankCustomer() });
      await expect.poll(() => after.form.state.status.kind).not.toBe('loading');
      after.form.reset(values);
      return after;
    };

    test('shows a duplicate at its field until that changes', async () => {
      const held = await reloaded(taken('DUPLICATE_EMAIL'));
      await expect.poll(() => rules(held)).toEqual(['api/duplicate-email']);
      expect(held.form.state).toMatchObject({ status: { kind: 'refused' } });
      expect(held.form.state.todo.map(({ path }) => path)).toEqual([['email']]);
      held.form.set('industry', '111120');
      await held.form.validate();
      expect(held.form.state).toMatchObject({ verdict: 'blocked', status: { kind: 'refused' } });
      held.form.set('email', 'other@example.com');
      expect(held.form.state).toMatchObject({ refused: [], status: { kind: 'editing' } });
      await held.form.validate();
      expect(held.form.state).toMatchObject({ verdict: 'clear', status: { kind: 'editing' } });
    });

    test.each(['other@example.com', ''])(
      'says nothing of a duplicate once its field is “%s”',
      async (email) => {
        const held = await reloaded(taken('DUPLICATE_EMAIL'), (form) => form.set('email', email));
        await expect.poll(() => held.form.state.status.kind).toBe('editing');
        await held.form.validate();
        expect(held.form.state).toMatchObject({ refused: [], status: { kind: 'editing' } });
      },
    );

    test('says nothing of what the journal doesn’t keep', async () => {
      const held = await reloaded(invalid);
      await expect
        .poll(() => held.form.state)
        .toMatchObject({ refused: [], status: { kind: 'editing' } });
    });
  });
});
