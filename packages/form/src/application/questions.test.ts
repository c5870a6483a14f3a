import { describe, expect, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { application, lastRequest, pause, rulesAt, setUpForm, start } from '../testing/heldForm.ts';
import { errorAt, settle } from '../testing/heldReviewer.ts';
import { ada, page } from '../testing/submissionPage.ts';
import { blankCustomer, blankOwner } from '../values/blankValues.ts';
import type { CustomerValues } from '../values/customerValues.ts';

setUpForm();

const questions = [
  'conducts_money_services',
  'operates_in_prohibited_countries',
  'is_dao',
] as const;
const { is_dao: _, ...others } = answeredCustomer();

describe('a question of the business', () => {
  test.each(questions)('is missing until somebody has answered: %s', async (name) => {
    start({ ...answeredCustomer(), [name]: '' });
    await pause();
    await lastRequest().answer();
    const { verdict, counts, todo } = application.state;
    expect({ verdict, counts }).toMatchObject({
      verdict: 'blocked',
      counts: { total: 3, left: 1 },
    });
    expect(todo).toMatchObject([
      { kind: 'missing', path: [name], finding: { rule: 'form/question' } },
    ]);
    application.set(name, false);
    expect(application.state.todo).toEqual([]);
    await pause();
    await lastRequest().answer();
    expect(application.state).toMatchObject({ verdict: 'clear', counts: { total: 3, met: 3 } });
  });

  test('says so at its field once somebody has left it, and not before', async () => {
    start();
    await pause();
    await lastRequest().answer();
    application.set('is_dao', '');
    expect(rulesAt('is_dao')).toEqual([]);
    application.blur('is_dao');
    expect(rulesAt('is_dao')).toEqual(['form/question']);
    application.set('is_dao', true);
    expect(rulesAt('is_dao')).toEqual([]);
  });

  test('says so in the language of the last review, without the finding that counts it as no', async () => {
    start(blankCustomer());
    application.showAll();
    await pause();
    const flag = { ...errorAt(['is_dao'], 'info'), rule: 'business/flags-answered' };
    const asWarning = { ...flag, severity: 'warning' } as const;
    await lastRequest().answer({
      remedies: { 'form/question': 'Répondez.' },
      findings: [asWarning],
    });
    expect(application.findingsAt('is_dao').map(({ remedy }) => remedy)).toEqual(['Répondez.']);
    expect(application.state.todo.map(({ finding }) => finding?.rule)).not.toContain(flag.rule);
  });

  test('is not asked by a form that has no field for it', async () => {
    start(others as CustomerValues);
    await pause();
    await lastRequest().answer();
    expect(application.state).toMatchObject({ verdict: 'clear', counts: { total: 2 } });
  });

  test('is left to nobody without a reviewer', async () => {
    start(blankCustomer());
    const checked = application.validate();
    await settle();
    await lastRequest().fail();
    expect(await checked).toMatchObject({ verdict: 'blocked', first: [questions[0]] });
  });

  test('is never sent as no', async () => {
    const { form, sent } = page([]);
    form.set('is_dao', '');
    expect(await form.submit()).toMatchObject({ outcome: 'blocked', first: ['is_dao'] });
    expect(sent).toEqual([]);
    form.set('is_dao', false);
    expect((await form.submit()).outcome).toBe('sent');
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ ...ada, is_dao: false });
  });
});

test('the flags of an owner are marks: one that isn’t set isn’t missing', async () => {
  start({ ...answeredCustomer(), business_owners: [blankOwner()] });
  await pause();
  await lastRequest().answer();
  application.blur('business_owners.0.is_signer');
  expect(rulesAt('business_owners.0.is_signer')).toEqual([]);
  expect(application.state.verdict).toBe('clear');
});
