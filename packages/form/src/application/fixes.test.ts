import type { Fix } from '@passmuster/findings';
import { describe, expect, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { application, lastRequest, pause, rulesAt, setUpForm, start } from '../testing/heldForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

const email: Fix = {
  rule: 'test/email',
  path: ['email'],
  changes: [{ path: ['email'], value: 'ada@example.com', replaces: 'mailto:ada@example.com' }],
};
const swapped: Fix = {
  rule: 'test/swapped',
  path: ['registration_number'],
  changes: [
    { path: ['registration_number'], value: 'RC1', replaces: 'T2' },
    { path: ['tax_identification_number'], value: 'T2', replaces: 'RC1' },
  ],
};
const shares: Fix = {
  rule: 'test/shares',
  path: ['business_owners'],
  changes: [
    { path: ['business_owners', 0, 'ownership_percentage'], value: 50, replaces: 0.5 },
    { path: ['business_owners', 1, 'ownership_percentage'], value: 50, replaces: 0.5 },
  ],
};
const values = {
  ...answeredCustomer(),
  email: 'mailto:ada@example.com',
  registration_number: 'T2',
  tax_identification_number: 'RC1',
  business_owners: ['a', 'b'].map((rowId) => ({
    ...blankOwner({ rowId }),
    ownership_percentage: '0.5',
  })),
};

/** Opens the form and answers its first review. */
async function open(...fixes: readonly Fix[]): Promise<void> {
  start(values);
  await pause();
  await lastRequest().answer({ findings: [errorAt(['email'])], fixes });
}

describe('a fix is offered', () => {
  test('at its finding and at each field that it changes', async () => {
    await open(email, swapped);
    expect(application.fixesAt('email')).toEqual([email]);
    expect(application.fixesAt('registration_number')).toEqual([swapped]);
    expect(application.fixesAt('tax_identification_number')).toEqual([swapped]);
    expect(application.fixesAt('phone')).toEqual([]);
    expect(application.state.fixes).toEqual([email, swapped]);
  });

  test('only once what it repairs has been left', async () => {
    await open(email);
    application.set('email', '');
    application.set('email', values.email);
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])], fixes: [email] });
    expect(rulesAt('email')).toEqual([]);
    expect(application.fixesAt('email')).toEqual([]);
    expect(application.state.fixes).toEqual([email]);
    application.blur('email');
    expect(application.fixesAt('email')).toEqual([email]);
  });

  test('only while the values are those that were reviewed', async () => {
    await open(email);
    application.set('phone', '+1');
    expect(application.state.fixes).toEqual([]);
    expect(application.apply(email)).toBeUndefined();
  });

  test('only if the form has what it replaces', async () => {
    await open({ ...email, changes: [{ ...email.changes[0], replaces: 'other' }] });
    expect(application.state.fixes).toEqual([]);
  });
});

describe('a fix that is applied', () => {
  test('enters amounts as text, in every row', async () => {
    await open(shares);
    application.apply(shares);
    const entered = application.values.business_owners.map((one) => one.ownership_percentage);
    expect(entered).toEqual(['50', '50']);
  });

  test('is taken back without what was changed elsewhere since', async () => {
    await open(swapped);
    const undo = application.apply(swapped);
    application.set('phone', '+1');
    undo?.();
    const { registration_number, tax_identification_number, phone } = application.values;
    expect([registration_number, tax_identification_number, phone]).toEqual(['T2', 'RC1', '+1']);
  });

  test('is taken back in the rows that it changed, wherever they are now', async () => {
    await open(shares);
    const undo = application.apply(shares);
    const [first, second] = application.values.business_owners;
    const added = blankOwner({ rowId: 'c' });
    application.set(['business_owners'], [second, { ...added, ownership_percentage: '50' }]);
    undo?.();
    const left = application.values.business_owners.map((one) => one.ownership_percentage);
    expect([first?.rowId, left]).toEqual(['a', ['0.5', '50']]);
  });

  test('is not taken back where the value was changed again', async () => {
    await open(email);
    const undo = application.apply(email);
    application.set('email', 'grace@example.com');
    undo?.();
    expect(application.values.email).toBe('grace@example.com');
  });

  test('is one of several that are taken back together', async () => {
    await open(email, swapped);
    const undo = application.apply(email, swapped);
    expect(application.values).toMatchObject({
      email: 'ada@example.com',
      registration_number: 'RC1',
    });
    undo?.();
    expect(application.values).toEqual(values);
  });

  test('is not applied if another one that was to be applied with it does not fit', async () => {
    await open(email, swapped);
    expect(application.apply(swapped, swapped)).toBeUndefined();
    expect(application.values.registration_number).toBe('T2');
  });

  test('shows its finding again once it is taken back', async () => {
    await open(email);
    const undo = application.apply(email);
    await pause();
    await lastRequest().answer();
    undo?.();
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(rulesAt('email')).toEqual(['test/email']);
  });
});
