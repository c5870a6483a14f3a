import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Notes each violation that axe finds in the page as it is; `state` names the page in the report. */
export async function expectNoViolations(page: Page, state = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Within the page: the other mode opens a second page for each run.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      state,
    )
    .toEqual([]);
}

/** Notes it if the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page, state = page.url()): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect.soft(content, state).toBeLessThanOrEqual(window ?? 0);
}
