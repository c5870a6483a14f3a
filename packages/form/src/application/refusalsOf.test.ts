import { describe, expect, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { application, lastRequest, pause, rulesAt, setUpForm, start } from '../testing/heldForm.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

const refusal = {
  kind: 'api',
  operation: 'createBusinessCustomer',
  message: 'refused',
  attempts: 1,
  status: 409,
  requestId: undefined,
  retryAfter: undefined,
  code: 'DUPLICATE_EMAIL',
  reason: undefined,
  issues: [],
  outcome: 'refused',
  raw: undefined,
} as const;

describe('what the API refused', () => {
  test('shows at its field until it changes, also a 409 without issues', async () => {
    start({ ...answeredCustomer(), email: 'ada@example.com' });
    await pause();
    await lastRequest().answer();
    application.setServerErrors(refusal);
    expect(rulesAt('email')).toEqual(['api/duplicate-email']);
    expect(application.state.ready).toBe(false);
    expect(application.state.refused.map(({ path }) => path)).toEqual([['email']]);
    application.set('phone', '+2348012345678');
    expect(rulesAt('email')).toEqual(['api/duplicate-email']);
    application.set('email', 'grace@example.com');
    expect(rulesAt('email')).toEqual([]);
    expect(application.state.refused).toEqual([]);
    expect(application.state.ready).toBe(true);
  });

  test('is in the language of the next review, but for the words of the API', async () => {
    start({ ...answeredCustomer(), email: 'ada@example.com', industry: '111120' });
    const issues = [{ path: ['industry'], message: 'not listed' }];
    const remedies = { 'api/duplicate-email': 'Prenez-en une autre.', 'api/refused': 'Refusé.' };
    const shown = (path: 'email' | 'industry') =>
      application.findingsAt(path).map(({ remedy }) => remedy);
    application.setServerErrors(refusal);
    await pause();
    await lastRequest().answer({ remedies });
    expect(shown('email')).toEqual(['Prenez-en une autre.']);
    application.setServerErrors({ ...refusal, status: 400, code: 'VALIDATION_ERROR', issues });
    expect(shown('industry')).toEqual(['not listed']);
  });

  test('shows each issue at its field', async () => {
    start({ ...answeredCustomer(), industry: '111120' });
    const issues = [{ path: ['industry'], message: 'not listed', remedy: 'Choose another.' }];
    application.setServerErrors({ ...refusal, status: 400, code: 'VALIDATION_ERROR', issues });
    expect(application.findingsAt('industry').map(({ remedy }) => remedy)).toEqual([
      'Choose another.',
    ]);
  });

  test('is unplaced if the form doesn’t have the field, or none is named', async () => {
    start();
    const issues = [{ path: ['new_field'], message: 'missing' }];
    application.setServerErrors({ ...refusal, status: 400, code: 'VALIDATION_ERROR', issues });
    expect(application.state.unplaced.map(({ path }) => path)).toEqual([['new_field']]);
    application.setServerErrors({ ...refusal, status: 422, code: 'OTHER' });
    expect(application.state.unplaced.map(({ rule }) => rule)).toEqual(['api/refused']);
  });

  test('goes with the next change if no field of the form could change it', async () => {
    start();
    await pause();
    await lastRequest().answer();
    const issues = [{ path: ['new_field'], message: 'missing' }];
    for (const more of [{ issues }, { issues: [] }]) {
      application.setServerErrors({ ...refusal, status: 400, code: 'VALIDATION_ERROR', ...more });
      expect(application.state.ready).toBe(false);
      application.set('email', `${application.values.email}a`);
      expect(application.state).toMatchObject({ ready: true, unplaced: [] });
    }
  });
});

describe('the same application may be submitted again after', () => {
  const transport = { ...refusal, kind: 'connection', code: undefined, status: undefined } as const;
  test.each([
    { why: 'an API that couldn’t be reached', error: { ...transport, outcome: 'not_sent' } },
    { why: 'one that our server couldn’t reach', error: { ...refusal, code: 'X', status: 424 } },
    { why: 'a key that was refused', error: { ...refusal, code: 'INVALID_TOKEN', status: 401 } },
    { why: 'a visitor who may not', error: { ...refusal, code: 'NOT_PERMITTED', status: 403 } },
    { why: 'a limit', error: { ...refusal, code: 'X', status: 429 } },
  ] as const)('$why, and it says so', async ({ error }) => {
    start();
    await pause();
    await lastRequest().answer();
    application.setServerErrors(error);
    const { ready, todo, unplaced } = application.state;
    expect(unplaced).toMatchObject([{ rule: 'api/not-submitted', severity: 'warning' }]);
    // Nothing in the application is to be changed, or accepted.
    expect(todo.filter(({ finding }) => finding !== undefined)).toEqual([]);
    expect(ready).toBe(true);
  });

  test('a lost answer says nothing here: the submission knows of the doubt', () => {
    start();
    application.setServerErrors({ ...transport, outcome: 'unknown' });
    expect(application.state.unplaced).toEqual([]);
  });
});

describe('after a reload, what the API refused', () => {
  const invalid = { ...refusal, status: 400, code: 'VALIDATION_ERROR' } as const;
  const issues = [
    { path: ['business_owners', 0, 'email'], message: 'taken', remedy: 'Choose another.' },
    { path: ['industry'], message: 'not listed', remedy: 'Choose another.' },
  ];

  test('is shown again where it stands, with its rows, and not what has changed since', () => {
    start({ ...answeredCustomer(), business_owners: [blankOwner()] });
    application.setServerErrors({ ...invalid, issues });
    application.set('industry', '111120');
    application.rows('business_owners').insert(0, blankOwner());
    const { values, serverErrors } = application;
    expect(serverErrors).toBe(application.serverErrors);
    start(values);
    if (serverErrors) application.setServerErrors(serverErrors);
    expect(application.state.refused).toMatchObject([
      { path: ['business_owners', 1, 'email'], remedy: 'Choose another.' },
    ]);
    application.set('business_owners.1.email', 'grace@example.com');
    expect(application.serverErrors).toBeUndefined();
  });

  test('is nothing of a request that was not taken for another reason', () => {
    start();
    application.setServerErrors({ ...refusal, code: 'X', status: 429 });
    expect(application.serverErrors).toBeUndefined();
  });
});
