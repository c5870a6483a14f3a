import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const documents: string = join(import.meta.dirname, '../examples/documents');

export async function loadExample(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByLabel('Legal name')).not.toHaveValue('');
}

/** Findings that are errors, at the field or list with this path. */
export const errorsAt = (page: Page, path: string): Locator => {
  const field = page.locator(`[id="${path}"]`);
  const around = page.locator('.mantine-InputWrapper-root').filter({ has: field });
  return around.or(field).locator('.note[data-severity="error"]');
};

export async function attach(
  page: Page,
  { list, type, file }: { readonly list: string; readonly type: string; readonly file: string },
): Promise<void> {
  const lists = page.getByRole('region', { name: list });
  await lists.getByRole('button', { name: `+ ${type}` }).click();
  await expect(lists.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await lists.getByLabel('File of the document').last().setInputFiles(join(documents, file));
}
