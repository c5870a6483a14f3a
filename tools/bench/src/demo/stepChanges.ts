import type { Browser, Page } from 'playwright';
import { traceTasks } from './mainThread.ts';
import { openDraft } from './openDraft.ts';

/** The steps in the order in which a person continues; the first one is open already. */
const steps = [
  { path: 'activity', title: 'Activity' },
  { path: 'owners', title: 'Owners' },
  { path: 'documents', title: 'Documents' },
  { path: 'review', title: 'Review and submit' },
  { path: 'business', title: 'Business' },
] as const;

export interface StepChange {
  readonly step: string;
  /** Milliseconds from the click to the paint of the step, as a person waits, of each round. */
  readonly times: readonly number[];
  /** Milliseconds of them in which the main thread worked, without the time of other processes. */
  readonly threadTimes: readonly number[];
}

/**
 * Opens each step of an application with two owners on a slow processor. In each round the page is new, since a person
 * opens most steps once.
 */
export async function measureStepChanges(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<readonly StepChange[]> {
  const { page, draft } = await openDraft(browser, url);
  const session = await page.context().newCDPSession(page);
  const changes = steps.map(({ path, title }) => ({
    path,
    step: title,
    times: [] as number[],
    threadTimes: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${draft}/business`);
    await page.getByRole('heading', { level: 1, name: 'Business' }).waitFor();
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const { path, step, times, threadTimes } of changes) {
      // A person looks at the step before; a review and what follows a paint have ended.
      await page.waitForTimeout(2000);
      const { clock, thread } = await timeStep(browser, page, path, step);
      times.push(clock);
      threadTimes.push(thread);
    }
  }
  await page.context().close();
  return changes;
}

/** Clicks the link of a step. Returns the milliseconds from the click to the first paint with its heading. */
async function timeStep(
  browser: Browser,
  page: Page,
  path: string,
  title: string,
): Promise<{ readonly clock: number; readonly thread: number }> {
  const painted = page.evaluate(
    (heading) =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        addEventListener(
          'click',
          ({ timeStamp }) => {
            clicked = timeStamp;
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== heading) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - clicked);
            port2.postMessage(undefined);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    title,
  );
  const box = await page.locator(`nav a[href$="/${path}"]`).first().boundingBox();
  if (!box) throw new Error(`The page has no link to ${title}.`);
  const { x, y, width, height } = box;
  let clock = 0;
  const tasks = await traceTasks(browser, page, async () => {
    await page.mouse.click(x + width / 2, y + height / 2);
    clock = await painted;
  });
  return { clock, thread: tasks.reduce((sum, { thread }) => sum + thread, 0) };
}
