import { describe, expect, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import {
  application,
  lastRequest,
  pause,
  reviewer,
  setUpForm,
  start,
} from '../testing/heldForm.ts';
import { errorAt, settle } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

describe('check', () => {
  test('reviews what the form holds now and names the first error in the form’s order', async () => {
    start({ ...answeredCustomer(), business_owners: [blankOwner({ rowId: 'a' })] });
    application.set('email', 'ada');
    const checked = application.validate();
    await settle();
    expect(lastRequest().values).toMatchObject({ email: 'ada' });
    await lastRequest().answer({
      findings: [
        errorAt(['business_owners', 0, 'last_name']),
        errorAt(['business_owners', 0, 'first_name']),
        errorAt(['email'], 'warning'),
        errorAt(['registered_address', 'city']),
      ],
    });
    expect(await checked).toEqual({
      verdict: 'blocked',
      ready: false,
      first: ['registered_address', 'city'],
    });
  });

  test('waits for a review that runs, and doesn’t take its result', async () => {
    start();
    await pause();
    const checked = application.validate();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(reviewer.requests).toHaveLength(2);
    await lastRequest().answer();
    expect(await checked).toEqual({ verdict: 'clear', ready: true });
  });

  test('leaves the decision to the server without a reviewer', async () => {
    start();
    const checked = application.validate();
    await settle();
    await lastRequest().fail();
    expect(await checked).toEqual({ ready: true });
    expect(application.state).toMatchObject({ ready: false, failed: 'unavailable' });
  });

  test('keeps an error of the last review without a reviewer', async () => {
    start({ ...answeredCustomer(), email: 'ada' });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    const checked = application.validate();
    await settle();
    await lastRequest().fail();
    expect(await checked).toEqual({ verdict: 'blocked', ready: false, first: ['email'] });
  });

  describe('with warnings', () => {
    const warning = { ...errorAt(['email'], 'warning'), rule: 'email/typo' };
    const acceptance = {
      rule: 'email/typo',
      path: 'email',
      reason: 'Asked',
      by: 'Ada',
      until: '2026-11-21',
    };
    const found = { findings: [errorAt(['phone'], 'info'), warning] };
    const accepted = {
      findings: [errorAt(['phone'], 'info'), { ...warning, accepted: true as const }],
    };

    test('asks a person to look, and names the first', async () => {
      start({ ...answeredCustomer(), email: 'ada@gmial.com' });
      const checked = application.validate();
      await settle();
      await lastRequest().answer(found);
      expect(await checked).toEqual({ verdict: 'look', ready: false, first: ['email'] });
      const { verdict, ready, open, todo } = application.state;
      expect({ verdict, ready, open }).toEqual({
        verdict: 'look',
        ready: false,
        open: { findings: [warning], requirements: [] },
      });
      expect(todo.map(({ kind }) => kind)).toEqual(['warning']);
    });

    test('is clear with what a person accepted, also when it is asked again', async () => {
      start({ ...answeredCustomer(), email: 'ada@gmial.com' });
      for (const options of [{ accepted: [acceptance] }, undefined]) {
        const checked = application.validate(options);
        await settle();
        expect(lastRequest().accepted).toEqual([acceptance]);
        await lastRequest().answer(accepted);
        expect(await checked).toEqual({ verdict: 'clear', ready: true });
      }
      expect(application.state.todo).toEqual([]);
    });

    test('forgets what was accepted with the next change', async () => {
      start({ ...answeredCustomer(), email: 'ada@gmial.com' });
      const checked = application.validate({ accepted: [acceptance] });
      await settle();
      await lastRequest().answer(accepted);
      await checked;
      application.set('email', 'eve@gmial.com');
      await pause();
      expect(lastRequest().accepted).toEqual([]);
    });

    test('doesn’t take an acceptance for what was entered while the review ran', async () => {
      start({ ...answeredCustomer(), email: 'ada@gmial.com' });
      const checked = application.validate({ accepted: [acceptance] });
      await settle();
      application.set('email', 'eve@gmial.com');
      await lastRequest().answer(accepted);
      expect(lastRequest()).toMatchObject({ accepted: [], values: { email: 'eve@gmial.com' } });
      await lastRequest().answer(found);
      expect(await checked).toMatchObject({ verdict: 'look', ready: false });
    });

    test('leaves them to nobody without a reviewer', async () => {
      start({ ...answeredCustomer(), email: 'ada@gmial.com' });
      await pause();
      await lastRequest().answer(found);
      const checked = application.validate();
      await settle();
      await lastRequest().fail();
      expect(await checked).toEqual({ verdict: 'look', ready: false, first: ['email'] });
    });
  });
});
