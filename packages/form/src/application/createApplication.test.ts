import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorAt, type HeldReviewer, heldReviewer, settle } from '../testing/heldReviewer.ts';
import { blankApplication, blankOwner } from '../values/blankValues.ts';
import { type Application, createApplication } from './createApplication.ts';

let reviewer: HeldReviewer;
let application: Application;
let day: string;

const start = (values = blankApplication()): void => {
  application = createApplication({ reviewer, today: () => day, values });
  application.subscribe(() => undefined);
};
/** Waits as long as the review waits for the next key, and answers what is asked then. */
const pause = async (milliseconds = 150): Promise<void> => {
  vi.advanceTimersByTime(milliseconds);
  await settle();
};
const lastRequest = () => {
  const request = reviewer.requests.at(-1);
  if (!request) throw new Error('Nothing was asked yet');
  return request;
};
const remediesAt = (path: string): readonly string[] =>
  application.findingsAt(path).map(({ rule }) => rule);

beforeEach(() => {
  vi.useFakeTimers();
  reviewer = heldReviewer();
  day = '2026-11-21';
});
afterEach(() => {
  application.close();
  vi.useRealTimers();
});

describe('when a finding is shown', () => {
  test('nothing is shown under a field that nobody has left', async () => {
    start();
    application.set('email', 'ada');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(remediesAt('email')).toEqual([]);
    application.leave('email');
    expect(remediesAt('email')).toEqual(['test/email']);
  });

  test('a field that had a value when the form was opened counts as left', async () => {
    start({ ...blankApplication(), email: 'ada' });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email']), errorAt(['phone'])] });
    expect(remediesAt('email')).toEqual(['test/email']);
    expect(remediesAt('phone')).toEqual([]);
  });

  test('nothing is shown under a field that was left empty, until everything is revealed', async () => {
    start();
    application.leave('email');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(remediesAt('email')).toEqual([]);
    application.reveal();
    expect(remediesAt('email')).toEqual(['test/email']);
  });

  test('a finding disappears with the next key and comes back only with a review of the new value', async () => {
    start({ ...blankApplication(), email: 'ada' });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    application.set('email', 'ada@');
    expect(remediesAt('email')).toEqual([]);
    await pause();
    expect(remediesAt('email')).toEqual([]);
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(remediesAt('email')).toEqual(['test/email']);
  });

  test('a result for an older value is never shown', async () => {
    start({ ...blankApplication(), email: 'ada' });
    await pause();
    const older = lastRequest();
    application.set('email', 'ada@example.com');
    await older.answer({ findings: [errorAt(['email'])] });
    expect(remediesAt('email')).toEqual([]);
    expect(application.state.isCurrent).toBe(false);
  });

  test('a change to a field that shows nothing keeps it quiet until it is left again', async () => {
    start({ ...blankApplication(), email: 'ada@example.com' });
    await pause();
    await lastRequest().answer();
    application.set('email', 'ada@');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(remediesAt('email')).toEqual([]);
    application.leave('email');
    expect(remediesAt('email')).toEqual(['test/email']);
  });

  test('a list counts as left when one of its fields is', async () => {
    start({ ...blankApplication(), business_owners: [blankOwner({ rowId: 'a' })] });
    application.set('business_owners.0.ownership_percentage', '90');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['business_owners'])] });
    expect(remediesAt('business_owners')).toEqual([]);
    application.leave('business_owners.0.ownership_percentage');
    expect(remediesAt('business_owners')).toEqual(['test/business_owners']);
  });

  test('an info is never shown under a field', async () => {
    start({ ...blankApplication(), email: 'ada' });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['email'], 'info')] });
    application.reveal();
    expect(remediesAt('email')).toEqual([]);
    expect(application.state.ready).toBe(true);
  });

  test('the same findings are the same array', async () => {
    start({ ...blankApplication(), email: 'ada' });
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
    start({ ...blankApplication(), business_owners: [blankOwner({ rowId: 'a' })] });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['business_owners', 0, 'email'])] });
    application.reveal();
    expect(application.findingsAt('business_owners.0')).toEqual([]);
    expect(application.findingsAt('business_owners.0', { within: true })).toHaveLength(1);
    expect(application.findingsAt('business_owners', { within: true })).toHaveLength(1);
  });
});

describe('rows', () => {
  const owners = ['a', 'b'].map((rowId) => ({ ...blankOwner({ rowId }), email: `${rowId}@` }));

  test('marks and findings move with their row', async () => {
    start({ ...blankApplication(), business_owners: owners });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['business_owners', 1, 'email'])] });
    expect(remediesAt('business_owners.1.email')).toHaveLength(1);
    application.set('business_owners', [...owners].reverse());
    expect(remediesAt('business_owners.0.email')).toHaveLength(1);
    expect(remediesAt('business_owners.1.email')).toEqual([]);
  });

  test('the findings of a row go with it', async () => {
    start({ ...blankApplication(), business_owners: owners });
    await pause();
    await lastRequest().answer({ findings: [errorAt(['business_owners', 0, 'email'])] });
    application.set('business_owners', owners.slice(1));
    expect(remediesAt('business_owners.0.email')).toEqual([]);
  });
});

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
    expect(remediesAt('email')).toEqual(['api/duplicate-email']);
    expect(application.state.ready).toBe(false);
    application.set('phone', '+2348012345678');
    expect(remediesAt('email')).toEqual(['api/duplicate-email']);
    application.set('email', 'grace@example.com');
    expect(remediesAt('email')).toEqual([]);
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

describe('the reviews', () => {
  test('start with the first subscriber, so that a server can render', async () => {
    application = createApplication({ reviewer, today: () => day });
    await pause(1000);
    expect(reviewer.requests).toHaveLength(0);
    application.subscribe(() => undefined);
    await pause();
    expect(reviewer.requests).toHaveLength(1);
  });

  test('start 150 ms after the last change', async () => {
    start();
    await pause();
    await lastRequest().answer();
    application.set('email', 'a');
    await pause(149);
    application.set('email', 'ad');
    await pause(149);
    expect(reviewer.requests).toHaveLength(1);
    await pause(1);
    expect(reviewer.requests).toHaveLength(2);
  });

  test('run one at a time; what changed meanwhile is reviewed together', async () => {
    start();
    await pause();
    for (const email of ['a', 'ad', 'ada']) {
      application.set('email', email);
      await pause();
    }
    expect(reviewer.requests).toHaveLength(1);
    await lastRequest().answer();
    expect(reviewer.requests).toHaveLength(2);
    expect(lastRequest().values).toMatchObject({ email: 'ada' });
  });

  test('that hang are given up after 30 seconds, and the next change starts another', async () => {
    start();
    await pause();
    await pause(29_999);
    expect(application.state.failed).toBeUndefined();
    await pause(1);
    expect(application.state.failed).toBe('timeout');
    application.set('email', 'ada');
    await pause();
    await lastRequest().answer();
    expect(application.state.failed).toBeUndefined();
  });

  test('without a reviewer the form says so and stays usable', async () => {
    start();
    await pause();
    await lastRequest().fail();
    expect(application.state).toMatchObject({ failed: 'unavailable', ready: false });
    application.set('email', 'ada@example.com');
    expect(application.values.email).toBe('ada@example.com');
    await pause();
    await lastRequest().answer();
    expect(application.state).toMatchObject({ isCurrent: true, ready: true });
  });

  test('ask for the day again, so that midnight is noticed', async () => {
    start();
    await pause();
    await lastRequest().answer();
    day = '2026-11-22';
    application.leave('email');
    await pause();
    expect(lastRequest().asOf).toBe('2026-11-22');
  });

  test('ask for the texts of another language', async () => {
    start();
    await pause();
    await lastRequest().answer();
    application.setLanguage('fr');
    await pause();
    expect(lastRequest().language).toBe('fr');
  });

  test('end with close', async () => {
    start();
    application.close();
    await pause(1000);
    expect(reviewer.requests).toHaveLength(0);
  });
});

describe('check', () => {
  test('reviews what the form holds now and names the first error in the form’s order', async () => {
    start({ ...blankApplication(), business_owners: [blankOwner({ rowId: 'a' })] });
    application.set('email', 'ada');
    const checked = application.check();
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
    expect(await checked).toEqual({ ready: false, first: ['registered_address', 'city'] });
  });

  test('waits for a review that runs, and doesn’t take its result', async () => {
    start();
    await pause();
    const checked = application.check();
    await lastRequest().answer({ findings: [errorAt(['email'])] });
    expect(reviewer.requests).toHaveLength(2);
    await lastRequest().answer();
    expect(await checked).toEqual({ ready: true });
  });

  test('is not ready without a reviewer', async () => {
    start();
    const checked = application.check();
    await settle();
    await lastRequest().fail();
    expect(await checked).toEqual({ ready: false });
  });
});

describe('another library holds the values', () => {
  test('which it changes in place: a diff finds what changed', async () => {
    const values = {
      ...blankApplication(),
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
    expect(remediesAt('email')).toEqual([]);
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
  start({ ...blankApplication(), email: 'ada@example.com', phone: '+2348012345678' });
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
