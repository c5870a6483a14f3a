import { describe, expect, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import {
  application,
  lastRequest,
  pause,
  reviewer,
  rulesAt,
  setUpForm,
  start,
} from '../testing/heldForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

describe('when a finding is shown', () => {
  test('nothing is shown under a field that nobody has left', async () => {
    start();
    application.set('email', 'ada');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(rulesAt('email')).toEqual([]);
    application.blur('email');
    expect(rulesAt('email')).toEqual(['test/email']);
  });

  test('a field that had a value when the form was opened counts as left', async () => {
    start({ ...answeredCustomer(), email: 'ada' });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email']), errorAt(['phone'])] });
    expect(rulesAt('email')).toEqual(['test/email']);
    expect(rulesAt('phone')).toEqual([]);
  });

  test('nothing is shown under a field that was left empty, until everything is revealed', async () => {
    start();
    application.blur('email');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(rulesAt('email')).toEqual([]);
    application.showAll();
    expect(rulesAt('email')).toEqual(['test/email']);
  });

  test('a finding disappears with the next key and comes back only with a review of the new value', async () => {
    start({ ...answeredCustomer(), email: 'ada' });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    application.set('email', 'ada@');
    expect(rulesAt('email')).toEqual([]);
    await pause();
    expect(rulesAt('email')).toEqual([]);
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(rulesAt('email')).toEqual(['test/email']);
  });

  test('a result for an older value is never shown', async () => {
    start({ ...answeredCustomer(), email: 'ada' });
    await pause();
    const older = lastRequest();
    application.set('email', 'ada@example.com');
    await older.answer({ findings: [errorAt(['email'])] });
    expect(rulesAt('email')).toEqual([]);
    expect(application.state.isCurrent).toBe(false);
  });

  test('a change to a field that shows nothing keeps it quiet until it is left again', async () => {
    start({ ...answeredCustomer(), email: 'ada@example.com' });
    await pause();
    await lastRequest().answer();
    application.set('email', 'ada@');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(rulesAt('email')).toEqual([]);
    application.blur('email');
    expect(rulesAt('email')).toEqual(['test/email']);
  });

  test('a list counts as left when one of its fields is', async () => {
    start({ ...answeredCustomer(), business_owners: [blankOwner({ rowId: 'a' })] });
    application.set('business_owners.0.ownership_percentage', '90');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['business_owners'])] });
    expect(rulesAt('business_owners')).toEqual([]);
    application.blur('business_owners.0.ownership_percentage');
    expect(rulesAt('business_owners')).toEqual(['test/business_owners']);
  });

  test('an info is not shown under a field unless it is asked for', async () => {
    start({ ...answeredCustomer(), email: 'ada' });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'], 'info')] });
    application.showAll();
    expect(rulesAt('email')).toEqual([]);
    expect(application.state.ready).toBe(true);
  });

  test('the same findings are the same array', async () => {
    start({ ...answeredCustomer(), email: 'ada' });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    const before = application.findingsAt('email');
    application.set('phone', '+1');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(application.findingsAt('email')).toBe(before);
    expect(application.findingsAt('phone')).toBe(application.findingsAt('trading_name'));
  });

  test('a card shows the findings of the fields inside', async () => {
    start({ ...answeredCustomer(), business_owners: [blankOwner({ rowId: 'a' })] });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['business_owners', 0, 'email'])] });
    application.showAll();
    expect(application.findingsAt('business_owners.0')).toEqual([]);
    expect(application.findingsAt('business_owners.0', { within: true })).toHaveLength(1);
    expect(application.findingsAt('business_owners', { within: true })).toHaveLength(1);
  });
});

describe('rows', () => {
  const owners = ['a', 'b'].map((rowId) => ({ ...blankOwner({ rowId }), email: `${rowId}@` }));

  test('marks and findings move with their row', async () => {
    start({ ...answeredCustomer(), business_owners: owners });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['business_owners', 1, 'email'])] });
    expect(rulesAt('business_owners.1.email')).toHaveLength(1);
    application.set('business_owners', [...owners].reverse());
    expect(rulesAt('business_owners.0.email')).toHaveLength(1);
    expect(rulesAt('business_owners.1.email')).toEqual([]);
  });

  test('the findings of a row go with it', async () => {
    start({ ...answeredCustomer(), business_owners: owners });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['business_owners', 0, 'email'])] });
    application.set('business_owners', owners.slice(1));
    expect(rulesAt('business_owners.0.email')).toEqual([]);
  });
});

describe('another library holds the values', () => {
  test('which it changes in place: a diff finds what changed', async () => {
    const values = {
      ...answeredCustomer(),
      email: 'ada',
      business_owners: [blankOwner({ rowId: 'a' })],
    };
    start(values);
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email']), errorAt(['business_owners', 0])] });
    const before = application.values;
    values.email = 'ada@example.com';
    application.change(values);
    expect(before.email).toBe('ada');
    expect(application.values.email).toBe('ada@example.com');
    expect(application.values.business_owners).toBe(before.business_owners);
    expect(rulesAt('email')).toEqual([]);
  });

  test('the same values start no review', async () => {
    start();
    await pause();
    await lastRequest().answer();
    application.change(structuredClone(application.values));
    await pause(1000);
    expect(reviewer.requests).toHaveLength(1);
  });
});

test('the body is what the form held when it was asked for', async () => {
  start({ ...answeredCustomer(), email: 'ada@example.com', phone: '+2348012345678' });
  const body = application.body();
  application.set('email', 'grace@example.com');
  const { blob, identity } = await body;
  expect(identity).toEqual({ email: 'ada@example.com', phone: '+2348012345678' });
  expect(JSON.parse(await blob.text())).toMatchObject({ email: 'ada@example.com' });
});

test('the state is the same object until it changes', async () => {
  start();
  const before = application.state;
  expect(application.state).toBe(before);
  application.set('email', 'a');
  expect(application.state).not.toBe(before);
});
