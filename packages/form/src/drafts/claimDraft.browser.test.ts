import { expect, test } from 'vitest';
import { newId } from '../defaults.ts';
import { claimDraft } from './claimDraft.ts';

const quiet = () => undefined;

test('the first tab has the draft, the second sees that it is open elsewhere', async () => {
  const id = newId();
  const one = claimDraft(id, quiet);
  await expect.poll(() => one.isOurs).toBe(true);
  const other = claimDraft(id, quiet);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(other.isOurs).toBe(false);
  one.release();
  await expect.poll(() => other.isOurs).toBe(true);
  other.release();
});

test('the second tab may take the draft over, and the first is notified', async () => {
  const id = newId();
  const changes: string[] = [];
  const one = claimDraft(id, () => changes.push(`one ${one.isOurs}`));
  await expect.poll(() => one.isOurs).toBe(true);
  const other = claimDraft(id, () => changes.push(`other ${other.isOurs}`));
  other.takeOver();
  await expect.poll(() => [one.isOurs, other.isOurs]).toEqual([false, true]);
  expect(changes).toContain('one false');
  one.release();
  other.release();
});

test('a tab gets its draft back when the other one closes', async () => {
  const id = newId();
  const one = claimDraft(id, quiet);
  await expect.poll(() => one.isOurs).toBe(true);
  const other = claimDraft(id, quiet);
  other.takeOver();
  await expect.poll(() => one.isOurs).toBe(false);
  other.release();
  await expect.poll(() => one.isOurs).toBe(true);
  one.release();
});

test('without Web Locks every tab has the draft', () => {
  const claim = claimDraft(newId(), quiet, null);
  expect(claim.isOurs).toBe(true);
});
