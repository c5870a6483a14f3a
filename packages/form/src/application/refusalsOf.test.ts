import { describe, expect, test } from 'vitest';
import {
  application,
  lastRequest,
  pause,
  rulesAt,
  setUpApplication,
  start,
} from '../testing/heldApplication.ts';
import { blankApplication } from '../values/blankValues.ts';

setUpApplication();

describe('what the API refused', () => {
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

  test('shows at its field until it changes, also a 409 without issues', async () => {
    start({ ...blankApplication(), email: 'ada@example.com' });
    await pause();
    await lastRequest().answer();
    application.refuse(refusal);
    expect(rulesAt('email')).toEqual(['api/duplicate-email']);
    expect(application.state.ready).toBe(false);
    application.set('phone', '+2348012345678');
    expect(rulesAt('email')).toEqual(['api/duplicate-email']);
    application.set('email', 'grace@example.com');
    expect(rulesAt('email')).toEqual([]);
    expect(application.state.ready).toBe(true);
  });

  test('shows each issue at its field', async () => {
    start({ ...blankApplication(), industry: '111120' });
    const issues = [{ path: ['industry'], message: 'not listed', remedy: 'Choose another.' }];
    application.refuse({ ...refusal, status: 400, code: 'VALIDATION_ERROR', issues });
    expect(application.findingsAt('industry').map(({ remedy }) => remedy)).toEqual([
      'Choose another.',
    ]);
  });

  test('is unplaced if the form doesn’t have the field, or none is named', async () => {
    start();
    const issues = [{ path: ['new_field'], message: 'missing' }];
    application.refuse({ ...refusal, status: 400, code: 'VALIDATION_ERROR', issues });
    expect(application.state.unplaced.map(({ path }) => path)).toEqual([['new_field']]);
    application.refuse({ ...refusal, status: 403, code: 'FORBIDDEN' });
    expect(application.state.unplaced.map(({ rule }) => rule)).toEqual(['api/refused']);
  });
});
