import { expect } from '@playwright/test';
import { fieldInput } from './form.ts';
import { goToStep } from './navigation.ts';
import { test } from './servers.ts';

test('a phone number typed before its tables have loaded is stored whole, even if the step was left', async ({
  page,
  demoUrl,
  t,
}) => {
  const held: (() => void)[] = [];
  await page.route(/assets\/typing-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(demoUrl);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await page.getByLabel(t('Country of registration')).selectOption('NG');
  const phone = fieldInput(page, 'phone');
  await phone.fill('08031234567');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await goToStep(page, t, 'Activity');
  for (const release of held) release();
  await goToStep(page, t, 'Business');
  await phone.scrollIntoViewIfNeeded();
  await expect(phone).toHaveValue('803 123 4567');
  await expect(page.locator('[data-field="phone"] select')).toHaveValue('NG');
});

test('a foreign number that was left before the tables had loaded has its calling code once', async ({
  page,
  demoUrl,
  t,
}) => {
  const held: (() => void)[] = [];
  await page.route(/assets\/typing-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(demoUrl);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await page.getByLabel(t('Country of registration')).selectOption('NG');
  const phone = fieldInput(page, 'phone');
  await phone.fill('0044 20 7946 0958');
  await phone.blur();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(page.locator('[data-field="phone"] select')).toHaveValue('GB');
  await expect(phone).toHaveValue('20 7946 0958');
});
