import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { documents, fileOf } from './form.ts';
import { heading } from './navigation.ts';
import type { Translate } from './words.ts';

type Json = Record<string, unknown>;

/** Imports the Nigerian example with changes to its fields, and to each of its owners. */
export async function importChanged(
  page: Page,
  url: string,
  t: Translate,
  change: Json,
  ownerChange: Json = {},
): Promise<void> {
  const example: Json = JSON.parse(readFileSync(join(documents, '../ng-company.json'), 'utf8'));
  const owners = (example['business_owners'] as Json[]).map((owner) => ({
    ...owner,
    ...ownerChange,
  }));
  const application = JSON.stringify({ ...example, business_owners: owners, ...change });
  await page.goto(`${url}/applications`);
  await page
    .locator('input[type="file"]')
    .setInputFiles(fileOf('application.json', 'application/json', Buffer.from(application)));
  await expect(heading(page, t, 'Business')).toBeVisible();
}
