import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { attach, errorsAt, loadExample } from './form.ts';
import { test } from './servers.ts';

test('an incomplete application is told its five faults, mended, sent, and given a wallet that outlives a restart', async ({
  page,
  data,
  startDemo,
}) => {
  const received: string[] = [];
  page.on('response', async (response) => {
    const headers = JSON.stringify(await response.allHeaders().catch(() => ({})));
    const body = await response.text().catch(() => '');
    received.push(`${response.url()} ${headers} ${body}`);
  });
  const demo = startDemo();
  await page.goto(await demo.url());

  await loadExample(page, 'With five faults');
  const faults = [
    ['phone', 'Enter a phone number with its country code, for example +234 801 234 5678.'],
    ['registration_date', "This date doesn't exist. Enter a date such as 2019-06-30."],
    ['business_owners.1.date_of_birth', '18 or older'],
    ['business_owners.1.supporting_documents', 'Add a proof of address'],
    ['documents', 'BANK_STATEMENT'],
  ] as const;
  for (const [path, text] of faults) await expect(errorsAt(page, path)).toContainText(text);
  await expect(page.locator('.note[data-severity="error"]')).toHaveCount(faults.length);
  await expect(page.getByLabel('Business phone')).toHaveAttribute('aria-invalid', 'true');

  // The source, on demand.
  const note = errorsAt(page, 'phone');
  await note.getByRole('button', { name: 'Source' }).click();
  await expect(note).toContainText('API specification 1.0.0');

  // Sending it as it is brings the reader to the first fault and sends nothing.
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.locator(':focus')).toBeVisible();
  expect(received.filter((answer) => /^\S+\/api\/business-customers /.test(answer))).toEqual([]);

  const review = page.getByRole('complementary', { name: 'Review of the application' });
  await page.getByLabel('Business phone').fill('+233244123456');
  await expect(errorsAt(page, 'phone')).toHaveCount(0);
  await page.getByLabel('Registration date').fill('2021-02-28');
  await page.locator('[id="business_owners.1.date_of_birth"]').fill('1991-10-16');
  await expect(review.getByRole('region', { name: 'To put right' })).toHaveCount(0);
  await attach(page, {
    list: 'Owner 2',
    type: 'Proof of address',
    file: 'incomplete-boateng-water-bill.png',
  });
  await attach(page, {
    list: 'Documents of the business',
    type: 'Bank statement',
    file: 'incomplete-bank-statement.pdf',
  });
  await expect(page.locator('.note[data-severity="error"]')).toHaveCount(0);
  await expect(review).toContainText('Ready to send');

  const created = page.waitForResponse('**/api/business-customers');
  await page.getByRole('button', { name: 'Send the application' }).click();
  expect((await created).status()).toBe(201);
  await expect(page.getByRole('region', { name: 'Created customer' })).toContainText(
    'Volta Ledger Limited',
  );

  await page.getByRole('button', { name: 'Create a USDC wallet on Polygon' }).click();
  const wallet = page.getByRole('region', { name: 'Created wallet' });
  await expect(wallet).toContainText('Checksum holds');
  const address = (await wallet.locator('.address').textContent()) ?? '';
  expect(address).toMatch(/^0x(?=.*[a-f])(?=.*[A-F])[\da-fA-F]{40}$/);

  const key = readFileSync(join(data, 'demo.key'), 'utf8').trim();
  expect(key).toMatch(/^pm_sandbox_/);
  expect(received.length).toBeGreaterThan(5);
  expect(received.filter((answer) => answer.includes(key))).toEqual([]);

  // The API's own verdict on that address.
  await page.getByRole('tab', { name: 'Address check' }).click();
  await page.getByLabel('Stablecoin address').fill(address);
  await page.getByRole('button', { name: 'Ask the API as well' }).click();
  await expect(page.getByText('The API takes this address.')).toBeVisible();

  await demo.stop();
  const again = startDemo();
  await page.goto(await again.url());
  await page.getByRole('tab', { name: 'Wallets' }).click();
  const listed = page.getByRole('list', { name: 'Wallets' });
  await expect(listed).toContainText('Volta Ledger Limited');
  await expect(listed).toContainText(address);
});

test('a finding appears as a field is filled in by hand, and goes as it is mended', async ({
  page,
  demoUrl,
}) => {
  await page.goto(demoUrl);
  await expect(page.locator('.note')).toHaveCount(0);
  const email = page.getByLabel('Business e-mail');
  await email.pressSequentially('office');
  await expect(errorsAt(page, 'email')).toHaveCount(1);
  await email.pressSequentially('@karoowool.example.com');
  await expect(errorsAt(page, 'email')).toHaveCount(0);

  await page.getByRole('button', { name: '+ Add an owner' }).click();
  const owner = page.getByRole('region', { name: 'Owner 1' });
  await owner.getByLabel('First name').fill('Lindiwe');
  await expect(owner.getByRole('heading', { name: 'Lindiwe' })).toBeVisible();
  await owner.getByRole('button', { name: 'Remove owner 1' }).click();
  await expect(owner).toHaveCount(0);

  const industry = page.getByRole('combobox', { name: 'Industry (NAICS)' });
  await industry.fill('bakery');
  await page.getByRole('option').first().click();
  await expect(industry).toHaveValue(/\(311811\)/);
});
