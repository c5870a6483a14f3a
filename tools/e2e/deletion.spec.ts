import { expect, type Page } from '@playwright/test';
import { foundIn, personal, storedOn } from './deviceContents.ts';
import { isSaved, openExample, submitAndSee } from './form.ts';
import { goToPage } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf, type Translate } from './words.ts';

const trash = (page: Page, t: Translate) =>
  page.getByRole('button', { name: patternOf(t, 'Delete {name}') });

test('an application that was submitted is deleted from the list after a question, and everywhere', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  const texts = await personal(page);
  await submitAndSee(page, t);
  const customer = page.url().replace(/\?.*/u, '');
  await page.goto(`${demoUrl}/applications`);
  const asked = page.getByRole('dialog', { name: t('Delete personal data from this device?') });
  await trash(page, t).click();
  await expect(asked.getByRole('button', { name: t('Keep it') })).toBeFocused();
  await asked.getByRole('button', { name: t('Keep it') }).click();
  expect(foundIn(await storedOn(page), texts)).toEqual(texts);
  await trash(page, t).click();
  await asked.getByRole('button', { name: t('Delete personal data') }).click();
  await expect(trash(page, t)).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('New application') }).first()).toBeFocused();
  await expect.poll(async () => foundIn(await storedOn(page), texts)).toEqual([]);
  await page.goto(`${customer}/application`);
  await expect(page.getByText(t('The application was deleted from this device.'))).toBeVisible();
});

test('a draft that was deleted can come back until another page is opened', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.clock.install();
  await openExample(page, demoUrl, 'US LLC', t);
  const texts = await personal(page);
  await isSaved(page);
  await page.goto(`${demoUrl}/applications`);
  await trash(page, t).click();
  const undo = page.getByRole('button', { name: t('Undo') });
  await expect(undo).toBeFocused();
  await page.getByLabel(t('Delete drafts and their files from this device after')).focus();
  await page.clock.fastForward('02:00');
  await undo.click();
  await expect(trash(page, t)).toHaveCount(1);
  await trash(page, t).click();
  await expect(undo).toBeVisible();
  await goToPage(page, t, 'Customers');
  await expect.poll(async () => foundIn(await storedOn(page), texts)).toEqual([]);
});
