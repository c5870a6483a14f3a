import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import {
  documents,
  fieldInput,
  fileOf,
  findingsAt,
  openExample,
  reloadSaved,
  slotInput,
} from './form.ts';
import { goToStep, heading, openReview } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf } from './words.ts';

const statement = readFileSync(join(documents, 'us-llc-bank-statement.pdf'));

/** A PDF that asks for a password before it opens. */
const protectedPdf = Buffer.from(
  statement.toString('latin1').replace('/Size 8', '/Encrypt 9 0 R /Size 8'),
  'latin1',
);

/** A picture of gray stripes. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < rows.length; at += 1) {
    rows[at] = at % (width + 1) === 0 ? 0 : (at * 37) % 256;
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const slot = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('what is wrong with a file is said where the file is, at its step and in the review', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await goToStep(page, t, 'Documents');
  const step = page.locator('a[aria-current="step"] small').first();
  await expect(step).toHaveText(t('Complete'));
  const bank = 'documents-BANK_STATEMENT';
  const passport = 'business_owners.0.front_image';
  const faulty = [
    [bank, fileOf('statement.pdf', 'application/pdf', protectedPdf)],
    [passport, fileOf('passport.png', 'image/png', pngOf(80, 60))],
  ] as const;
  for (const [id, file] of faulty) await slotInput(page, id).setInputFiles(file);
  const expectSaid = async () => {
    for (const [id] of faulty) {
      await expect(slot(page, id).getByText(t('To look at'), { exact: true })).toBeVisible();
      await expect(slot(page, id).getByText(t('Added'), { exact: true })).toHaveCount(0);
      await expect(slot(page, id).locator('[id$="-findings"]')).toBeVisible();
    }
    await expect(step).toHaveText(t('{count} to look at', { count: 2 }));
  };
  await expectSaid();
  await expect(slot(page, bank)).toContainText(/password|mot de passe/u);
  const review = await openReview(page, t);
  await expect(review.getByText(t('Everything we can check is complete.'))).toHaveCount(0);
  for (const [id] of faulty) await expect(review.locator(`a[href$="#${id}"]`)).toBeVisible();
  await reloadSaved(page);
  await expect(heading(page, t, 'Documents')).toBeVisible({ timeout: 30_000 });
  await expectSaid();
});

test('of two owners with one passport number, neither is complete', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'Nigerian company', t);
  await goToStep(page, t, 'Owners');
  const cards = page.locator('main li summary');
  await expect(cards.getByText(t('Complete'))).toHaveCount(await cards.count());
  await cards.first().click();
  const number = await fieldInput(page, 'business_owners.0.id_number').inputValue();
  await cards.nth(1).click();
  await fieldInput(page, 'business_owners.1.id_number').fill(number);
  for (const card of [cards.first(), cards.nth(1)]) {
    await expect(card).toContainText(t('{count} to look at', { count: 1 }));
    await expect(card.getByText(t('Complete'))).toHaveCount(0);
  }
  await cards.first().click();
  await expect(findingsAt(page, 'business_owners.0.id_number')).toBeVisible();
});

test('a file that is in three lists says so in each', async ({ page, demoUrl, t }) => {
  const draft = await openExample(page, demoUrl, 'Nigerian company', t);
  await page.goto(`${draft}/documents`);
  const slots = [0, 1].map((owner) => `business_owners.${owner}.front_image`);
  slots.push('documents-BANK_STATEMENT');
  const file = fileOf('scan.pdf', 'application/pdf', statement);
  for (const id of slots) await slotInput(page, id).setInputFiles(file);
  const titles = page.locator('main section h2');
  for (const [id, owner] of [
    [slots[0] ?? '', 2],
    [slots[1] ?? '', 1],
    [slots[2] ?? '', 1],
  ] as const) {
    await expect(slot(page, id)).toContainText(patternOf(t, 'Also added as {title}.'));
    // Somebody else’s place is named with its owner.
    await expect(slot(page, id)).toContainText((await titles.nth(owner).textContent()) || '|');
  }
});

test('the kind of a proof that is there is asked for at once, and counted once', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC', t);
  await page.goto(`${draft}/documents`);
  const proofs = page.locator('[data-field$=".sub_type"]');
  await expect(proofs.first()).toBeVisible();
  const open = await proofs.count();
  expect(open).toBeGreaterThan(1);
  for (const proof of await proofs.all()) await proof.locator('select').selectOption('');
  const step = page.locator('a[aria-current="step"] small').first();
  await expect(step).toHaveText(t('{count} to look at', { count: open }));
  await reloadSaved(page);
  await expect(step).toHaveText(t('{count} to look at', { count: open }));
  for (const proof of await proofs.all()) {
    await expect(proof.locator('[id$="-findings"]')).toBeVisible();
  }
  const badges = page.locator('main li').getByText(t('To look at'), { exact: true });
  await expect(badges).toHaveCount(open);
  const review = await openReview(page, t);
  await expect(review.locator('li a[data-tone="warning"]')).toHaveCount(open);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(
    page
      .getByRole('region', { name: t('Actions') })
      .getByRole('button')
      .first(),
  ).toHaveText(t('{count} to look at', { count: open }));
});
