import { expect, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { application, lastRequest, pause, setUpForm, start } from '../testing/heldForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

test('a field is valid once it was left and the review of what the form holds found nothing', async () => {
  start();
  expect(application.statusAt('email')).toBe('unchecked');
  application.set('email', 'ada@example.com');
  await pause();
  await lastRequest().answer();
  expect(application.statusAt('email')).toBe('unchecked');
  application.blur('email');
  expect(application.statusAt('email')).toBe('valid');
});

test('a field that is blank is not valid', async () => {
  start();
  application.showAll();
  await pause();
  await lastRequest().answer();
  expect(application.statusAt('email')).toBe('unchecked');
});

test('a field is not valid while another one has changed, and without a review', async () => {
  start({ ...answeredCustomer(), email: 'ada@example.com' });
  await pause();
  await lastRequest().answer();
  expect(application.statusAt('email')).toBe('valid');
  application.set('phone', '+1');
  expect(application.statusAt('email')).toBe('unchecked');
  await pause();
  await lastRequest().fail();
  expect(application.statusAt('email')).toBe('unchecked');
});

test('a field says what weighs most of what it shows', async () => {
  const owner = { ...blankOwner({ rowId: 'a' }), first_name: 'Ada' };
  start({ ...answeredCustomer(), email: 'ada', phone: '+1', business_owners: [owner] });
  await pause();
  const findings = [
    errorAt(['email'], 'warning'),
    errorAt(['email']),
    errorAt(['phone'], 'warning'),
    errorAt(['business_owners', 0, 'first_name'], 'info'),
  ];
  await lastRequest().answer({ findings });
  const [row] = application.rows('business_owners').list;
  expect(application.statusAt('email')).toBe('error');
  expect(application.statusAt('phone')).toBe('warning');
  expect(row?.statusAt('first_name')).toBe('valid');
  row && application.rows('business_owners').remove(row.id);
  expect(row?.statusAt('first_name')).toBe('unchecked');
});

test('what is good to know is returned on demand', async () => {
  start({ ...answeredCustomer(), email: 'ada' });
  await pause();
  const info = errorAt(['email'], 'info');
  await lastRequest().answer({ findings: [info, errorAt(['email'], 'warning')] });
  expect(application.findingsAt('email', { infos: true })).toHaveLength(2);
  expect(application.findingsAt('email')).toHaveLength(1);
  const all = application.findingsAt('', { within: true, infos: true });
  expect(all.map(({ severity }) => severity)).toEqual(['info', 'warning']);
  application.set('email', 'ob');
  expect(application.findingsAt('email', { infos: true })).toEqual([]);
});
