import { expect } from '@playwright/test';
import { fileOf, openExample, slotInput, submitButton } from '../form.ts';
import type { Tour } from './tour.ts';

/** The list of applications, and each step of one with five things to fix. */
export async function applicationStates(tour: Tour): Promise<void> {
  const { page, demoUrl, t, look } = tour;
  await page.goto(`${demoUrl}/applications`);
  await expect(page.getByRole('heading', { name: t('No applications yet') })).toBeVisible();
  await look('no applications');
  const text = fileOf('notes.json', 'application/json', Buffer.from('[1]'));
  await page.locator('input[type="file"]').setInputFiles(text);
  await expect(page.getByText(t('This file isn’t an application'))).toBeVisible();
  await look('a file that is not an application');

  const draft = await openExample(page, demoUrl, 'Five things to fix', t);
  await look('business step');
  await page.locator('#email-input').fill('office');
  await page.keyboard.press('Tab');
  await expect(page.locator('#email-findings')).toBeVisible();
  await look('a field with an error');
  const removeDraft = page.getByRole('button', { name: t('Delete'), exact: true });
  // A narrow window deletes drafts from their list.
  if (await removeDraft.isVisible()) {
    await removeDraft.click();
    await expect(page.getByRole('button', { name: t('Keep draft') })).toBeFocused();
    await look('delete this draft?');
    await page.keyboard.press('Escape');
  }

  await page.goto(`${draft}/activity`);
  await page.locator('#industry-input').fill('flour');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await look('activity step with an open list');
  await ownerStates(tour, draft);
  await documentStates(tour, draft);
  await page.goto(`${draft}/review`);
  await expect(submitButton(page, t)).toBeVisible();
  await look('review step');
  await submitButton(page, t).click();
  await expect(page.locator('#left-title')).toBeFocused();
  await look('review step after a submit');
  await narrowStates(tour, draft);

  await page.goto(`${demoUrl}/applications`);
  const remove = page.getByRole('row').getByRole('button').last();
  await expect(remove).toBeVisible();
  await look('applications');
  await remove.click();
  await expect(page.getByRole('button', { name: t('Undo') })).toBeVisible();
  await look('an application deleted');
  await page.goto(`${demoUrl}/applications/none/business`);
  await expect(page.getByText(t('We can’t find this application'))).toBeVisible();
  await look('unknown application');
}

async function ownerStates({ page, t, look }: Tour, draft: string): Promise<void> {
  await page.goto(`${draft}/owners`);
  const owner = page.locator('summary', { hasText: 'Kofi Boateng' });
  await expect(owner).toBeVisible();
  await look('owners step');
  await owner.click();
  await look('an open owner');
  await page.getByRole('button', { name: t('Remove {name}', { name: 'Kofi Boateng' }) }).click();
  const undo = page.getByRole('button', { name: t('Undo') });
  await expect(undo).toBeFocused();
  await look('an owner removed');
  await undo.click();
  await page.getByRole('button', { name: t('Add an owner') }).click();
  await look('a new owner');
}

async function documentStates({ page, look }: Tour, draft: string): Promise<void> {
  await page.goto(`${draft}/documents`);
  const slot = page.locator('[id="documents-BANK_STATEMENT"]');
  await expect(slot).toBeVisible();
  await look('documents step');
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)]);
  await slotInput(page, 'documents-BANK_STATEMENT').setInputFiles(
    fileOf('statement.pdf', 'application/pdf', program),
  );
  await expect(slot.getByRole('alert')).toBeVisible();
  await look('a refused document');
  await page
    .getByRole('button', { name: /\.(pdf|png)$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('a document in its preview');
  await page.keyboard.press('Escape');
}

/** What only a narrow window has: the menu, the folded steps and the sheet with the review. */
async function narrowStates({ page, t, look }: Tour, draft: string): Promise<void> {
  await page.goto(`${draft}/business`);
  await expect(page.locator('#email-input')).toBeVisible();
  const menu = page.getByRole('button', { name: t('Menu') });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('menu');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const dock = page.getByRole('region', { name: t('Actions') });
  if (await dock.isVisible()) {
    await page.locator('main details > summary').first().click();
    await look('unfolded steps');
    await dock.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('sheet with the review');
  }
}
