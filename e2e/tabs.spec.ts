import { expect } from '@playwright/test';
import { openExample, reloadSaved } from './form.ts';
import { test } from './servers.ts';

test('two tabs never save over each other: the second says so, and can take over', async ({
  page,
  demoUrl,
  context,
}) => {
  const application = await openExample(page, demoUrl, 'US LLC');
  await page.getByLabel('Trading name').fill('Harborlight Ports');
  await reloadSaved(page);
  const other = await context.newPage();
  await other.goto(`${application}/business`);
  await expect(other.getByText('This application is open in another tab')).toBeVisible();
  await expect(other.getByLabel('Trading name')).toHaveCount(0);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByLabel('Trading name')).toHaveValue('Harborlight Ports');
  await expect(page.getByText('This application is open in another tab')).toBeVisible();
  await other.getByLabel('Trading name').fill('Harborlight Docks');
  await other.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByLabel('Trading name')).toHaveValue('Harborlight Docks');
  await other.close();
});

test('a tab gets its application back when the other one is closed', async ({
  page,
  demoUrl,
  context,
}) => {
  const application = await openExample(page, demoUrl, 'US LLC');
  const other = await context.newPage();
  await other.goto(`${application}/business`);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await other.getByLabel('Trading name').fill('Harborlight Docks');
  await expect(page.getByText('This application is open in another tab')).toBeVisible();
  await reloadSaved(other);
  await other.close();
  await expect(page.getByLabel('Trading name')).toHaveValue('Harborlight Docks');
});
