import type { Browser, Page } from 'playwright';
import { enlarge } from './enlarge.ts';
import { traceTasks } from './mainThread.ts';
import { openDraft } from './openDraft.ts';

const fields = [
  { field: 'a name', step: 'business', id: 'business_name', text: 'Oyin Bakery Limited' },
  { field: 'a phone', step: 'business', id: 'phone', text: '8031234567' },
  {
    field: 'a text area',
    step: 'activity',
    id: 'nature_of_business',
    text: 'Keeps the books of exporters in West Africa.',
  },
  {
    field: 'a share',
    step: 'owners',
    id: 'business_owners.0.ownership_percentage',
    text: '33.25',
  },
] as const;

export interface Typing {
  readonly field: string;
  /** Milliseconds of the longest task by the clock, as a person waits, of each round. */
  readonly times: readonly number[];
  /** Milliseconds of the main thread in the longest task, without the time of other processes. */
  readonly threadTimes: readonly number[];
}

/** Types into fields of an application with 4 owners and 20 documents of 4 MB each. */
export async function measureTyping(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<readonly Typing[]> {
  const { page, draft } = await openDraft(browser, url);
  await page.goto(`${url}/applications`);
  await enlarge(page, draft.split('/').at(-1) ?? '');
  const session = await page.context().newCDPSession(page);
  const measured: Typing[] = [];
  for (const { field, step, id, text } of fields) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${draft}/${step}`);
    if (step === 'owners') await page.locator('summary').filter({ hasText: '%' }).first().click();
    const input = page.locator(`[id="${id}-input"]`);
    await input.waitFor();
    // The first review reads every file, in the worker.
    await page.waitForTimeout(10_000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const longest = [];
    for (let round = 0; round < rounds; round += 1) {
      await input.fill('');
      await page.waitForTimeout(1000);
      const tasks = await traceTasks(browser, page, () => type(page, text));
      longest.push({
        clock: Math.max(...tasks.map(({ clock }) => clock)),
        thread: Math.max(...tasks.map(({ thread }) => thread)),
      });
    }
    measured.push({
      field,
      times: longest.map(({ clock }) => clock),
      threadTimes: longest.map(({ thread }) => thread),
    });
  }
  await page.context().close();
  return measured;
}

/** Types as a quick person does, and waits for the review that follows. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 80 });
  await page.waitForTimeout(1500);
}
