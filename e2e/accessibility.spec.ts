import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { loadExample } from './form.ts';
import { test } from './servers.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const desk = { width: 1280, height: 900 };
const phone = { width: 375, height: 800 };

/** The dock at the foot of the form is the one part that only a phone has; elsewhere width is enough. */
async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
}

test('the form has no barrier, at a desk or on a phone', async ({ page, demoUrl }) => {
  await page.goto(demoUrl);
  await loadExample(page, 'With five faults');
  await page.getByRole('button', { name: 'Source' }).first().click();
  expect(await violations(page)).toEqual([]);
  await fitsPhone(page);
  expect(await violations(page)).toEqual([]);
});

test('the rooms after it have no barrier and fit a phone', async ({ page, demoUrl }) => {
  const check = async () => {
    await page.setViewportSize(desk);
    expect(await violations(page)).toEqual([]);
    await fitsPhone(page);
  };
  await page.goto(demoUrl);
  await loadExample(page, 'Close corporation');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.getByRole('button', { name: 'Create a USDC wallet on Polygon' }).click();
  await expect(page.getByRole('region', { name: 'Created wallet' })).toBeVisible();
  await check();
  await page.getByRole('tab', { name: 'Wallets' }).click();
  await expect(page.getByRole('list', { name: 'Wallets' })).toBeVisible();
  await check();
  await page.getByRole('tab', { name: 'Payouts' }).click();
  await page.getByRole('button', { name: 'Add the account' }).click();
  await check();
  await page.getByRole('tab', { name: 'Address check' }).click();
  await page.getByRole('button', { name: 'One letter off' }).click();
  await expect(page.getByText('The checksum is wrong')).toBeVisible();
  await check();
});

test('the keyboard alone loads an example, reaches a fault and sends', async ({
  page,
  demoUrl,
}) => {
  await page.goto(demoUrl);
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
