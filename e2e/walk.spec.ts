import { expect } from '@playwright/test';
import { fileOf, fillOwnContacts, openExample, setFault, slotInput, submit } from './form.ts';
import { test } from './servers.ts';

test('the sandbox panel shows the fault and the clock that are set, also after a reload', async ({
  page,
  demoUrl,
}) => {
  await setFault(page, demoUrl, [{ kind: 'latency', ms: 2000 }]);
  await page.goto(`${demoUrl}/applications`);
  await page.getByRole('button', { name: 'Sandbox' }).click();
  const fault = page.getByLabel('Every request until you choose None');
  await expect(fault).toHaveValue('slow');
  await fault.selectOption('none');
  await page.getByRole('button', { name: '+30 days' }).click();
  const clock = page.getByRole('region', { name: 'Clock' });
  await expect(clock.getByRole('status')).toHaveText(/\d/);
  const before = await clock.getByRole('status').textContent();
  await page.reload();
  await page.getByRole('button', { name: 'Sandbox' }).click();
  await expect(fault).toHaveValue('none');
  await expect(clock.getByRole('status')).toHaveText(/\d/);
  await clock.getByRole('button', { name: '+1 day' }).click();
  await expect(clock.getByRole('status')).not.toHaveText(before ?? '');
  await clock.getByRole('button', { name: 'Reset' }).click();
});

test('an image that reviewers may not open isn’t added, and what was there stays', async ({
  page,
  demoUrl,
}) => {
  const application = await openExample(page, demoUrl, 'US LLC');
  await page.goto(`${application}/documents`);
  const slot = page.locator('[id="documents-BANK_STATEMENT"]');
  await expect(slot.getByText('Added')).toBeVisible();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400"></svg>';
  const picked = fileOf('statement.svg', 'image/svg+xml', Buffer.from(svg));
  await slotInput(page, 'documents-BANK_STATEMENT').setInputFiles(picked);
  await expect(slot.getByRole('alert')).toContainText('statement.svg wasn’t added.');
  await expect(slot).toContainText('bank-statement.pdf');
});

test('personal data of a submitted application is deleted on request, and the customer stays', async ({
  page,
  demoUrl,
}) => {
  await openExample(page, demoUrl, 'US LLC');
  await fillOwnContacts(page);
  const email = await page.getByLabel('Business email').inputValue();
  await submit(page);
  await expect(page.getByText('KYC pending')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Delete personal data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete personal data' }).click();
  await expect(page.getByText('The application was deleted from this device.')).toBeVisible();
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
  await expect(page.getByText('KYC pending')).toBeVisible();
});

test('personal data expires after submission too', async ({ page, demoUrl }) => {
  await openExample(page, demoUrl, 'US LLC');
  await fillOwnContacts(page);
  await submit(page);
  await expect(page.getByText('KYC pending')).toBeVisible();
  await page.evaluate(async () => {
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await read(indexedDB.open('passmuster-demo-records'));
    const store = () => database.transaction('customers', 'readwrite').objectStore('customers');
    for (const customer of await read(store().getAll())) {
      await read(store().put({ ...customer, createdAt: Date.now() - 31 * 86_400_000 }));
    }
    database.close();
  });
  await page.reload();
  await expect(page.getByText('The application was deleted from this device.')).toBeVisible();
});

test('a bank is found by its initials', async ({ page, demoUrl }) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Bank', exact: true }).fill('UBA');
  await page.getByRole('option', { name: 'United Bank for Africa' }).click();
  await expect(dialog.getByLabel('Bank code')).toHaveValue('033');
});
