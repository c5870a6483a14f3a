import { expect } from '@playwright/test';
import {
  fieldInput,
  fileOf,
  fillOwnContacts,
  openExample,
  setFault,
  slotInput,
  submitAndSee,
} from './form.ts';
import { openControls } from './navigation.ts';
import { test } from './servers.ts';

test('the sandbox panel shows the fault and the clock that are set, also after a reload', async ({
  page,
  demoUrl,
  t,
}) => {
  await setFault(page, demoUrl, [{ kind: 'latency', ms: 2000 }]);
  await page.goto(`${demoUrl}/applications`);
  await openControls(page, t);
  const fault = page.getByLabel(t('Every request until you choose None'));
  await expect(fault).toHaveValue('slow');
  await fault.selectOption('none');
  await page.getByRole('button', { name: t('+30 days') }).click();
  const clock = page.getByRole('region', { name: t('Clock') });
  await expect(clock.getByRole('status')).toHaveText(/\d/);
  const before = await clock.getByRole('status').textContent();
  await page.reload();
  await openControls(page, t);
  await expect(fault).toHaveValue('none');
  await expect(clock.getByRole('status')).toHaveText(/\d/);
  await clock.getByRole('button', { name: t('+1 day') }).click();
  await expect(clock.getByRole('status')).not.toHaveText(before ?? '');
  await clock.getByRole('button', { name: t('Reset') }).click();
});

test('an image that reviewers may not open isn’t added, and what was there stays', async ({
  page,
  demoUrl,
  t,
}) => {
  const application = await openExample(page, demoUrl, 'US LLC', t);
  await page.goto(`${application}/documents`);
  const slot = page.locator('[id="documents-BANK_STATEMENT"]');
  await expect(slot.getByText(t('Added'), { exact: true })).toBeVisible();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400"></svg>';
  const picked = fileOf('statement.svg', 'image/svg+xml', Buffer.from(svg));
  await slotInput(page, 'documents-BANK_STATEMENT').setInputFiles(picked);
  await expect(slot.getByRole('alert')).toContainText(
    t('{name} wasn’t added.', { name: 'statement.svg' }),
  );
  await expect(slot).toContainText('bank-statement.pdf');
});

test('personal data of a submitted application is deleted on request, and the customer stays', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  await submitAndSee(page, t);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: t('Delete personal data') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Delete personal data') })
    .click();
  await expect(page.getByText(t('The application was deleted from this device.'))).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  const stored = await page.evaluate(async () => {
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const databases = await indexedDB.databases();
    const texts: string[] = [];
    for (const { name = '' } of databases) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        texts.push(
          JSON.stringify(await read(database.transaction(store).objectStore(store).getAll())),
        );
      }
      database.close();
    }
    return texts.join('\n');
  });
  expect(stored).not.toContain(email);
  await page.reload();
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
});

test('a bank is found by its initials', async ({ page, demoUrl, t }) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: t('Add bank account') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('Bank'), exact: true }).fill('UBA');
  await page.getByRole('option', { name: 'United Bank for Africa' }).click();
  await expect(dialog.getByLabel(t('Bank code'))).toHaveValue('033');
});
