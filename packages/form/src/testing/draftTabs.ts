import { afterEach, beforeEach, vi } from 'vitest';
import { openDraft } from '../drafts/openDraft.ts';
import type { DraftOptions } from '../drafts/openedDraft.ts';
import type { TestValues } from './draftsContract.ts';
import { plainForm } from './plainForm.ts';
import { type Device, sharedDevice } from './sharedDevice.ts';

export const blank: TestValues = { name: '' };
export const bytes: Blob = new Blob(['%PDF']);
/** The device of a test. */
export let device: Device;

/** Gives each test of a file a device and a clock of its own. */
export function setUpDevice(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    device = sharedDevice(() => Date.now());
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets so many milliseconds pass, and everything that follows from it. */
export const pass = (milliseconds = 400) => vi.advanceTimersByTimeAsync(milliseconds);

/** Opens a draft in a tab of its own. */
export async function openTab(id: string, options: Partial<DraftOptions<TestValues>> = {}) {
  const { drafts, kill } = await device.openPage<TestValues>();
  const form = plainForm<TestValues>(blank);
  const page = new EventTarget();
  const draft = openDraft({ drafts, form, id, page, ...options });
  await pass(0);
  return { drafts, form, draft, page, kill };
}

/** Adds a draft, and returns its id. */
export async function add(values: TestValues = { name: 'Ada' }): Promise<string> {
  const { drafts } = await device.openPage<TestValues>();
  return (await drafts.add(values)).id;
}
/** Returns the name in a stored draft. */
export const storedName = async (id: string) => {
  const { drafts } = await device.openPage<TestValues>(9);
  return (await drafts.load(id)).draft?.values.name;
};
