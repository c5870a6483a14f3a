import { expect } from '@playwright/test';
import { fileOf, fillOwnContacts, openExample, submit } from './form.ts';
import { test } from './servers.ts';

test('a customer gets wallets and a bank account, and money moves', { tag: '@main' }, async ({
  page,
  demoUrl,
}) => {
  await openExample(page, demoUrl, 'Nigerian company');
  await fillOwnContacts(page);
  await submit(page);
  await expect(page.getByText('KYC pending')).toBeVisible();
  await page.getByRole('link', { name: 'Application', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Documents' })).toContainText('bank-statement');
  await page.goBack();
  await page.getByLabel('Sandbox: KYC status').selectOption('approved');
  await expect(page.getByText('KYC approved')).toBeVisible();
  for (const currency of ['USDC', 'ZAR']) {
    await page.getByRole('button', { name: 'Create wallet' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Currency').selectOption(currency);
    await dialog.getByLabel(/Name/).fill(`${currency} of Adunni`);
    await dialog.getByRole('button', { name: 'Create wallet' }).click();
    await expect(page.getByRole('link', { name: `${currency} of Adunni` })).toBeVisible();
  }
  await expect(page.getByText('Wallet created')).toHaveCount(2);
  await page.getByRole('link', { name: 'USDC of Adunni' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy address' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^0x[0-9a-fA-F]{40}$/);
  await page.getByRole('button', { name: 'Fund', exact: true }).click();
  await page.getByLabel('Amount (USDC)').fill('1250.5');
  await page.getByRole('button', { name: 'Fund wallet' }).click();
  await expect(page.getByText('Exact: 1250.50000000')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent transactions' })).toContainText(
    '+1,250.50',
  );
  await page.getByRole('button', { name: 'Swap', exact: true }).click();
  await page.getByLabel('Amount (USDC)').fill('250.5');
  await page.getByLabel('ZAR for 1 USDC').fill('18');
  await page.getByRole('button', { name: 'Make swap' }).click();
  await expect(page.getByText('Exact: 1000.00000000')).toBeVisible();
  await page.getByRole('link', { name: 'View transaction' }).click();
  await expect(page.getByRole('region', { name: 'Credit' })).toContainText('+4,509.00 ZAR');
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
});

test('the filters of the wallets are in the address', async ({ page, demoUrl }) => {
  await page.goto(`${demoUrl}/wallets`);
  await page.getByLabel('Status').selectOption('suspended');
  await expect(page).toHaveURL(/status=suspended/);
  await expect(
    page.getByRole('heading', { name: 'No wallet matches these filters' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/wallets$/);
  await page.getByText('Asset codes').click();
  await expect(page.getByRole('cell', { name: 'USDC', exact: true }).last()).toBeVisible();
});

test('a typo is named without a guess, a look-alike is shown beside its entry', {
  tag: '@main',
}, async ({ page, demoUrl }) => {
  await page.goto(`${demoUrl}/address-check`);
  await page.getByRole('button', { name: 'Typo' }).click();
  await expect(page.getByText('can’t tell which characters are wrong')).toBeVisible();
  await expect(page.locator('mark')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check with the API' }).click();
  await expect(page.getByText(/Checked with the API at .+: not valid/)).toBeVisible();
  await page.getByRole('button', { name: 'Add addresses' }).click();
  await page
    .getByLabel('Names and addresses, one per line')
    .fill('Accra distributor, 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page
    .getByLabel('Address', { exact: true })
    .fill('0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed');
  await expect(page.getByText('characters differ from Accra distributor')).toBeVisible();
  await page.getByRole('button', { name: 'Use Accra distributor' }).click();
  await expect(page.getByText('Valid on Polygon.')).toBeVisible();
  await page.getByRole('link', { name: 'List' }).click();
  const csv = `name,pay to\nAma,0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359\nKofi,adunni.eth\n`;
  await page
    .locator('input[type="file"]')
    .setInputFiles(fileOf('payees.csv', 'text/csv', Buffer.from(csv)));
  await expect(page.getByText('Added the addresses of payees.csv.')).toBeVisible();
  await expect(page.getByLabel('Addresses, one per line')).toHaveValue(
    '\n0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359\nadunni.eth',
  );
  const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const lines = [...Array<string>(300).fill(right), right.replace('eAed', 'eAeD'), 'adunni.eth'];
  await page.getByLabel('Addresses, one per line').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByText('Lines: 302.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Typo' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Valid/ }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the language and the theme are kept, and nothing is requested from elsewhere', async ({
  page,
  demoUrl,
}) => {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(demoUrl) && !/^(blob|data):/.test(request.url())) {
      elsewhere.push(request.url());
    }
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const draft = await openExample(page, demoUrl, 'Five things to fix');
  for (const [language, title] of [
    ['fr', 'Entreprise'],
    ['pt-BR', 'Empresa'],
    ['pt-PT', 'Empresa'],
  ] as const) {
    await page.getByRole('combobox').first().selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.locator('header button').nth(1).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto(`${draft}/owners`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the check report prints on two pages', async ({ page, demoUrl }) => {
  await openExample(page, demoUrl, 'US LLC');
  await fillOwnContacts(page);
  await submit(page);
  await page.getByRole('link', { name: 'View and print' }).click();
  await expect(page.getByRole('heading', { name: 'Check report' })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeLessThanOrEqual(2);
});
