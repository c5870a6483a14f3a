import { expect, test } from 'vitest';
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

setUpForm();

const loaded = { ...answeredCustomer(), email: 'ada' };

test('what a form is reset to counts as left where it is filled in, and is reviewed', async () => {
  start();
  application.blur('phone');
  application.reset(loaded);
  await pause();
  expect(lastRequest().values).toMatchObject({ email: 'ada' });
  await lastRequest().answer({ findings: [errorAt(['email']), errorAt(['phone'])] });
  expect(rulesAt('email')).toEqual(['test/email']);
  expect(rulesAt('phone')).toEqual([]);
});

test('a finding of the values before is not shown', async () => {
  start({ ...answeredCustomer(), email: 'bola' });
  await pause();
  const asked = lastRequest();
  application.reset(loaded);
  await asked.answer({ findings: [errorAt(['email'])] });
  expect(rulesAt('email')).toEqual([]);
});

test('what a form held before says nothing of what it is reset to, reviewed before or after', async () => {
  start({ ...answeredCustomer(), email: '' });
  await pause();
  const blank = { ...errorAt(['email']), rule: 'schema/required' };
  await lastRequest().answer({ findings: [blank] });
  expect(application.state.verdict).toBe('blocked');
  application.set('email', 'b');
  await pause();
  const asked = lastRequest();
  application.reset(loaded);
  expect(application.state.verdict).toBeUndefined();
  await asked.answer({ findings: [blank] });
  expect([application.state.verdict, application.state.todo]).toEqual([undefined, []]);
  await pause();
  await lastRequest().answer({ findings: [] });
  expect(application.state.verdict).toBe('clear');
});

test('what was refused stays until its field is another', async () => {
  start(loaded);
  application.setServerErrors({
    outcome: 'refused',
    status: 400,
    issues: [{ path: ['email'], message: 'taken', remedy: 'Change it.' }],
  });
  expect(application.findingsAt('email')).toHaveLength(1);
  application.reset({ ...loaded, business_name: 'Ada Ltd' });
  expect(application.findingsAt('email')).toHaveLength(1);
  application.reset({ ...loaded, email: 'grace' });
  expect(application.findingsAt('email')).toHaveLength(0);
});

test('the reviewer keeps the files of what a form is reset to', () => {
  const kept: unknown[] = [];
  start();
  const { keep } = reviewer;
  Object.assign(reviewer, {
    keep(...file: Parameters<typeof keep>) {
      kept.push(file);
      return keep(...file);
    },
  });
  const bytes = new Blob(['%PDF']);
  application.reset(loaded, new Map([['f-1', bytes]]));
  expect(kept).toEqual([['f-1', bytes]]);
});

test('a store gets each file before it is attached, until it ends', async () => {
  start();
  const stored: string[] = [];
  const end = application.onKeep(async ({ name }) => void stored.push(name));
  const [slot] = application.state.slots;
  const attach = (name: string) => application.attach(slot ?? '', new File(['%PDF'], name));
  expect(await attach('statement.pdf')).toBe('attached');
  end();
  expect(await attach('other.pdf')).toBe('attached');
  expect(stored).toEqual(['statement.pdf']);
});
