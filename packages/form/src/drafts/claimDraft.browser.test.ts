import { expect, test } from 'vitest';
import { newId } from '../defaults.ts';
import { claimDraft } from './claimDraft.ts';

const quiet = () => undefined;

test('the first tab has the draft, the second sees that it is open elsewhere', async () => {
  const id = newId();
  const one = claimDraft(id, quiet);
  await expect.poll(() => one.state).toBe('ours');
  const other = claimDraft(id, quiet);
  expect(other.state).toBe('asking');
  await expect.poll(() => other.state).toBe('elsewhere');
  one.release();
  await expect.poll(() => other.state).toBe('ours');
  other.release();
});

test('the second tab may take the draft over, and the first is notified', async () => {
  const id = newId();
  const changes: string[] = [];
  const one = claimDraft(id, () => changes.push(`one ${one.state}`));
  await expect.poll(() => one.state).toBe('ours');
  const other = claimDraft(id, () => changes.push(`other ${other.state}`));
  other.takeOver();
  await expect.poll(() => [one.state, other.state]).toEqual(['elsewhere', 'ours']);
  // Which tab learns first what the browser has done is not defined.
  expect(changes.toSorted()).toEqual(['one elsewhere', 'one ours', 'other ours']);
  one.release();
  other.release();
});

test('a tab gets its draft back when the other one closes', async () => {
  const id = newId();
  const one = claimDraft(id, quiet);
  await expect.poll(() => one.state).toBe('ours');
  const other = claimDraft(id, quiet);
  other.takeOver();
  await expect.poll(() => one.state).toBe('elsewhere');
  other.release();
  await expect.poll(() => one.state).toBe('ours');
  one.release();
});

test('without Web Locks every tab has the draft', () => {
  const claim = claimDraft(newId(), quiet, null);
  expect(claim.state).toBe('ours');
});
