import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts';
import { openExample } from './form.ts';
import { test } from './servers.ts';

const pages = ['wallets', 'payout-methods', 'customers', 'transactions/none', 'address-check/list'];

for (const width of [1280, 768, 375]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page passes axe at ${width} px, ${colorScheme}`, { tag: '@all' }, async ({
      page,
      demoUrl,
    }) => {
      await page.emulateMedia({ colorScheme });
      const draft = await openExample(page, demoUrl, 'Five things to fix');
      await page.setViewportSize({ width, height: 900 });
      const steps = ['business', 'activity', 'owners', 'documents', 'review'];
      for (const path of [...steps.map((step) => `${draft}/${step}`), ...pages]) {
        await page.goto(new URL(path, `${demoUrl}/`).href);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      }
      await page.getByRole('button', { name: 'Sandbox' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
    });
  }
}
