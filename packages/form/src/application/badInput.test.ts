import { processorTime } from '@passmuster/testing/processorTime';
import { expect, test, vi } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { slotOf } from '../testing/documents.ts';
import { holdChecks } from '../testing/heldChecks.ts';
import {
  application,
  lastRequest,
  pause,
  reviewer,
  rulesAt,
  setUpForm,
  start,
} from '../testing/heldForm.ts';
import { errorAt, settle } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

test('a listener that throws keeps nothing from the others, nor from the value', () => {
  start();
  const later = vi.fn();
  application.subscribe(() => {
    throw new Error('a page with a mistake');
  });
  application.subscribe(later);
  application.set('email', 'ada@example.com');
  expect(later).toHaveBeenCalledTimes(1);
  expect(application.values.email).toBe('ada@example.com');
});

test('a review that answers after it was given up is shown only if nothing has changed since', async () => {
  start();
  await pause();
  const [late] = reviewer.requests;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(application.state.failed).toBe('timeout');
  application.set('email', 'ada');
  application.blur('email');
  await pause();
  await lastRequest().answer({ findings: [errorAt(['email'])] });
  await late?.answer({ findings: [errorAt(['phone'])] });
  expect(rulesAt('email')).toEqual(['test/email']);
  expect(application.state.todo.map(({ path }) => path)).toEqual([['email']]);
  expect(application.state).not.toHaveProperty('failed');
});

test('a review that never answers leaves the form usable, and the next change starts another', async () => {
  start();
  await pause();
  await vi.advanceTimersByTimeAsync(30_000);
  application.set('email', 'ada');
  await pause();
  await settle();
  expect(reviewer.requests).toHaveLength(2);
});

test('a check of a file that never answers is given up after 30 seconds: the file is taken, and the server reviews it', async () => {
  start();
  const checks = holdChecks();
  const file = new File(['%PDF'], 'bank.pdf', { type: 'application/pdf' });
  const attached = application.attach(slotOf('BANK_STATEMENT'), file);
  await checks.begun(1);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(slotOf('BANK_STATEMENT').attempt?.state).toBe('reading');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await attached).toBe('attached');
  expect(slotOf('BANK_STATEMENT').file).toMatchObject({ name: 'bank.pdf' });
});

test('1,000 owners are 1,000 rows and 3,000 slots, and a key changes the slots of its owner alone', async () => {
  const owners = Array.from({ length: 1000 }, (_, at) => blankOwner({ rowId: `o${at}` }));
  start({ ...answeredCustomer(), business_owners: owners });
  await pause();
  const findings = owners.map((_, at) => errorAt(['business_owners', at, 'front_image']));
  await lastRequest().answer({ findings });
  application.showAll();
  const rows = application.rows('business_owners');
  expect([rows.list.length, application.state.slots.length]).toEqual([1000, 3003]);
  const last = rows.list.at(-1);
  const before = application.state.slots;
  const milliseconds = await processorTime(() => {
    last?.set('first_name', 'Ada');
    expect(application.state.todo).toHaveLength(1000);
  });
  expect(milliseconds).toBeLessThan(3_000);
  const { slots } = application.state;
  expect(slots.filter((slot, at) => slot !== before[at])).toHaveLength(3);
  expect(rows.list.at(-1)).toBe(last);
});
