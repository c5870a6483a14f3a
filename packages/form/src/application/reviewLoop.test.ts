import { describe, expect, test } from 'vitest';
import {
  application,
  lastRequest,
  open,
  pause,
  reviewer,
  setUpForm,
  start,
  startDay,
} from '../testing/heldForm.ts';

setUpForm();

describe('the reviews', () => {
  test('start with the first subscriber, so that a server can render', async () => {
    open();
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
    startDay('2026-11-22');
    application.blur('email');
    await pause();
    expect(lastRequest().asOf).toBe('2026-11-22');
  });

  test('ask for the texts of another language', async () => {
    start();
    await pause();
    await lastRequest().answer();
    application.setTexts({ locale: 'fr' });
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
