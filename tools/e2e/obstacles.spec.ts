import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe.ts';
import { fieldInput, openExample, reloadSaved, slotInput } from './form.ts';
import { chooseLanguage, goToStep, heading } from './navigation.ts';
import { test } from './servers.ts';
import { wordsOf } from './words.ts';

/** A file of this many bytes that takes no room on the disk. */
function sparseFile(folder: string, name: string, bytes: number): string {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  ftruncateSync(file, bytes);
  closeSync(file);
  return path;
}

test('storage of choices that is full or forbidden stops no page', async ({ page, demoUrl, t }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: refuse });
  });
  await openExample(page, demoUrl, 'US LLC', t);
  await page.getByRole('button', { name: t('Switch to dark mode') }).click();
  await expect(page.getByRole('button', { name: t('Switch to light mode') })).toBeVisible();
  await chooseLanguage(page, t, 'pt-PT');
  await expect(heading(page, wordsOf('pt-PT'), 'Business')).toBeVisible();
  await page.goto(`${demoUrl}/address-check`);
  await expect(heading(page, t, 'Address check')).toBeVisible();
});

test('a page with little on it doesn’t scroll', async ({ page, demoUrl, t }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const place of ['customers', 'payout-methods', 'transactions', 'address-check']) {
    await page.goto(`${demoUrl}/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: t('Show code') })).toBeInViewport();
    expect(await page.evaluate(() => document.body.scrollHeight - innerHeight)).toBe(0);
  }
});

test('a device that can’t keep an application says so', async ({ page, demoUrl, t }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await page.goto(`${demoUrl}/applications`);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText(t('This device can’t keep the application'));
});

test('200 MB are refused at once, and a file beside its place changes nothing', async ({
  page,
  demoUrl,
  data,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC', t);
  await page.goto(`${draft}/documents`);
  const slot = page.locator('[id="documents-BANK_STATEMENT"]');
  await expect(slot).toContainText('bank-statement.pdf');
  await slotInput(page, 'documents-BANK_STATEMENT').setInputFiles(
    sparseFile(data, 'scan.pdf', 200_000_000),
  );
  await expect(slot.getByRole('alert')).toContainText('scan.pdf');
  await expect(slot).toContainText('bank-statement.pdf');
  const isKept = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('h1')?.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(isKept).toBe(true);
  await page.goto(`${demoUrl}/applications`);
  await page
    .locator('input[type="file"]')
    .setInputFiles(sparseFile(data, 'export.json', 200_000_000));
  await expect(page.getByText(t('This file isn’t an application'))).toBeVisible();
});

/** Pastes as many copies of a text over what is in a control. */
async function paste(page: Page, control: Locator, text: string, copies: number): Promise<void> {
  await page.evaluate(([part, count]) => navigator.clipboard.writeText(part.repeat(count)), [
    text,
    copies,
  ] as const);
  await control.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

test('5 MB that are pasted are cut, or checked as far as the page says', async ({
  page,
  demoUrl,
  t,
  language,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await paste(page, fieldInput(page, 'business_name'), 'Harborlight ', 420_000);
  expect((await fieldInput(page, 'business_name').inputValue()).length).toBeLessThanOrEqual(5000);
  await expectNoSidewaysScroll(page);
  await goToStep(page, t, 'Activity');
  await paste(page, fieldInput(page, 'nature_of_business'), 'ports ', 840_000);
  const kept = await fieldInput(page, 'nature_of_business').inputValue();
  expect(kept.length).toBeLessThanOrEqual(5000);
  await reloadSaved(page);
  await expect(fieldInput(page, 'nature_of_business')).toHaveValue(kept);
  await page.goto(`${demoUrl}/address-check/list`);
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n';
  await paste(page, page.locator('#list'), address, 116_000);
  await page.getByRole('button', { name: t('Check the list') }).click();
  const most = new Intl.NumberFormat(language).format(10_000);
  await expect(
    page.getByText(t('Only the first {count} lines were checked.', { count: most })),
  ).toBeVisible();
});

test('what the browser fills in is saved and checked like what is typed', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(demoUrl);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await expect(heading(page, t, 'Business')).toBeVisible();
  const options = page.locator('[data-field="registered_address.country"] option');
  await expect.poll(() => options.count()).toBeGreaterThan(100);
  // As Chromium fills in an address: in the order of the fields, without a key and without the focus.
  await page.evaluate(() => {
    const fill = (id: string, value: string) => {
      const control = document.getElementById(id);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
      const { set } =
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
      set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
    fill('registered_address.country-input', 'NG');
    fill('business_name-input', 'Oyin Bakery Limited');
    fill('registered_address.street1-input', '14 Adeola Odeku Street');
    fill('registered_address.city-input', 'Lagos');
    fill('registered_address.postal_code-input', '101241');
    fill('email-input', 'office@oyinbakery.ng');
    fill('phone-input', '8031234567');
  });
  // The numbers of countries load when one is entered or comes into view.
  const phone = page.locator('[data-field="phone"]');
  await phone.scrollIntoViewIfNeeded();
  await expect(phone.getByText('+234', { exact: true })).toBeVisible();
  await reloadSaved(page);
  await expect(fieldInput(page, 'registered_address.country')).toHaveValue('NG');
  await expect(fieldInput(page, 'business_name')).toHaveValue('Oyin Bakery Limited');
  await expect(fieldInput(page, 'email')).toHaveValue('office@oyinbakery.ng');
  await phone.scrollIntoViewIfNeeded();
  await expect(phone.locator('select')).toHaveValue('NG');
  await expect(fieldInput(page, 'phone')).toHaveValue('803 123 4567');
});

test('a draft that expires while it is open is gone from its page too', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.clock.install();
  await page.goto(`${demoUrl}/applications`);
  await page.locator('#keep').selectOption('1');
  await page.getByRole('button', { name: t('Delete now') }).click();
  await openExample(page, demoUrl, 'US LLC', t);
  await page.clock.fastForward('00:50:00');
  await expect(fieldInput(page, 'business_name')).not.toHaveValue('');
  await page.clock.fastForward('01:00:00');
  await expect(page.getByText(t('We can’t find this application'))).toBeVisible();
  await page.getByRole('link', { name: t('View applications') }).click();
  await expect(page.getByRole('heading', { name: t('No applications yet') })).toBeVisible();
});
