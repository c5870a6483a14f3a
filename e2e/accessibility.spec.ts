import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { loadExample } from './form.ts';
import { test } from './servers.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const sizes = [
  { name: 'desk', width: 1280, height: 900 },
  { name: 'phone', width: 375, height: 800 },
];

for (const { name, width, height } of sizes) {
  test(`no room of the page has a barrier or scrolls sideways on a ${name}`, async ({
    page,
    startDemo,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(await startDemo().url());
    const check = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await check();
    await loadExample(page, 'With five faults');
    await page.getByRole('button', { name: 'Source' }).first().click();
    await check();
    await loadExample(page, 'Close corporation');
    await page.getByRole('button', { name: 'Send the application' }).click();
    await page.getByRole('button', { name: 'Create a USDC wallet on Polygon' }).click();
    await expect(page.getByRole('region', { name: 'Created wallet' })).toBeVisible();
    await check();
    await page.getByRole('tab', { name: 'Wallets' }).click();
    await expect(page.getByRole('list', { name: 'Wallets' })).toBeVisible();
    await check();
    await page.getByRole('tab', { name: 'Address check' }).click();
    await page.getByLabel('Stablecoin address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe');
    await check();
  });
}

test('the keyboard alone loads an example, reaches a fault and sends', async ({
  page,
  startDemo,
}) => {
  await page.goto(await startDemo().url());
  await page.getByRole('button', { name: 'US LLC' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Legal name')).toHaveValue('Harborlight Software LLC');
  await page.getByLabel('Tax identification number').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const line = page.getByRole('button', { name: 'Tax identification number' });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tax identification number')).toBeFocused();
  await page.keyboard.type('84-2196374');
  await expect(line).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Created customer' })).toBeVisible();
});
