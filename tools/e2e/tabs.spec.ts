import { expect } from '@playwright/test';
import { fieldInput, isSaved, openExample, reloadSaved } from './form.ts';
import { test } from './servers.ts';

test('two tabs never save over each other: the second says so, and can take over', async ({
  page,
  demoUrl,
  context,
  t,
}) => {
  const application = await openExample(page, demoUrl, 'US LLC', t);
  await fieldInput(page, 'trading_name').fill('Harborlight Ports');
  await reloadSaved(page);
  const other = await context.newPage();
  await other.goto(`${application}/business`);
  await expect(other.getByText(t('This application is open in another tab'))).toBeVisible();
  await expect(
    other.getByRole('heading', { level: 1, name: 'Harborlight Software LLC' }),
  ).toBeVisible();
  await expect(fieldInput(other, 'trading_name')).toHaveCount(0);
  await other.getByRole('button', { name: t('Continue here') }).click();
  await expect(fieldInput(other, 'trading_name')).toHaveValue('Harborlight Ports');
  await expect(page.getByText(t('This application is open in another tab'))).toBeVisible();
  await fieldInput(other, 'trading_name').fill('Harborlight Docks');
  await isSaved(other);
  await page.getByRole('button', { name: t('Continue here') }).click();
  await expect(fieldInput(page, 'trading_name')).toHaveValue('Harborlight Docks');
  await other.close();
});

test('a tab gets its application back when the other one is closed', async ({
  page,
  demoUrl,
  context,
  t,
}) => {
  const application = await openExample(page, demoUrl, 'US LLC', t);
  const other = await context.newPage();
  await other.goto(`${application}/business`);
  await other.getByRole('button', { name: t('Continue here') }).click();
  await fieldInput(other, 'trading_name').fill('Harborlight Docks');
  await expect(page.getByText(t('This application is open in another tab'))).toBeVisible();
  await reloadSaved(other);
  await other.close();
  await expect(fieldInput(page, 'trading_name')).toHaveValue('Harborlight Docks');
});
