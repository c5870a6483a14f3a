import { expect, type Locator, type Page } from '@playwright/test';
import { fieldInput } from './form.ts';
import { goToStep } from './navigation.ts';
import { test } from './servers.ts';
import type { Translate } from './words.ts';

/** Holds the tables of phone numbers back. Call what it returns to let them load. */
async function holdTables(page: Page): Promise<readonly (() => void)[]> {
  const held: (() => void)[] = [];
  await page.route(/assets\/typing-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return held;
}

/** Opens a new application of a Nigerian business. Returns the input of its phone. */
async function openPhone(page: Page, demoUrl: string, t: Translate): Promise<Locator> {
  await page.goto(demoUrl);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await page.getByLabel(t('Country of registration')).selectOption('NG');
  return fieldInput(page, 'phone');
}

test('a phone number typed before its tables have loaded is stored whole, even if the step was left', async ({
  page,
  demoUrl,
  t,
}) => {
  const held = await holdTables(page);
  const phone = await openPhone(page, demoUrl, t);
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
  const held = await holdTables(page);
  const phone = await openPhone(page, demoUrl, t);
  await phone.fill('0044 20 7946 0958');
  await phone.blur();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(page.locator('[data-field="phone"] select')).toHaveValue('GB');
  await expect(phone).toHaveValue('20 7946 0958');
});
