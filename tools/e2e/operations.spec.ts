import { expect } from '@playwright/test';
import { fileOf, fillOwnContacts, openExample, submitAndSee } from './form.ts';
import { chooseLanguage, heading } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf, wordsOf } from './words.ts';

test('a customer gets wallets and a bank account, and money moves', { tag: '@main' }, async ({
  page,
  demoUrl,
  t,
  language,
}) => {
  await openExample(page, demoUrl, 'Nigerian company', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  const amount = (value: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(value);
  await page.getByRole('link', { name: t('Application'), exact: true }).click();
  await expect(page.getByRole('region', { name: t('Documents') })).toContainText('bank-statement');
  await page.goBack();
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('approved');
  await expect(page.getByText(t('KYC approved')).first()).toBeVisible();
  for (const currency of ['USDC', 'ZAR']) {
    await page.getByRole('button', { name: t('Create wallet') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('Currency')).selectOption(currency);
    await dialog.getByLabel(t('Name')).fill(`${currency} of Adunni`);
    await dialog.getByRole('button', { name: t('Create wallet') }).click();
    await expect(page.getByRole('link', { name: `${currency} of Adunni` })).toBeVisible();
  }
  await expect(page.getByText(t('Wallet created'))).toHaveCount(2);
  await page.getByRole('link', { name: 'USDC of Adunni' }).click();
  await expect(page.getByRole('img', { name: t('QR code of the address') })).toBeVisible();
  await page.getByRole('button', { name: t('Copy address') }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^0x[0-9a-fA-F]{40}$/);
  await page.getByRole('button', { name: t('Fund'), exact: true }).click();
  await page.getByLabel(t('Amount ({currency})', { currency: 'USDC' })).fill('1250.5');
  await page.getByRole('button', { name: t('Fund wallet') }).click();
  await expect(page.getByText(`${amount(1250.5)} USDC`, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: t('Recent transactions') })).toContainText(
    `+${amount(1250.5)}`,
  );
  await page.getByRole('button', { name: t('Fund'), exact: true }).click();
  const field = page.getByLabel(t('Amount ({currency})', { currency: 'USDC' }));
  for (const none of ['-3', 'abc', '', '0']) {
    await field.fill(none);
    await page.getByRole('button', { name: t('Fund wallet') }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(
      t('This amount can’t be used. Enter a number above zero, with {count} decimals at most.', {
        count: 8,
      }),
    );
  }
  await field.fill('5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: t('Swap'), exact: true }).click();
  await page.getByLabel(t('Amount ({currency})', { currency: 'USDC' })).fill('250.5');
  await page.getByLabel(t('{currency} for 1 {from}', { currency: 'ZAR', from: 'USDC' })).fill('18');
  await page.getByRole('button', { name: t('Make swap') }).click();
  await expect(page.getByText(`${amount(1000)} USDC`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: t('View transaction') }).click();
  await expect(page.getByRole('region', { name: t('Credit') })).toContainText(
    `+${amount(4509)} ZAR`,
  );
  await expect(page.getByRole('heading', { name: t('Timeline') })).toBeVisible();
});

test('a reference that isn’t one is not sent', async ({ page, demoUrl, t }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('by_ref_id')) asked.push(request.url());
  });
  await page.goto(`${demoUrl}/transactions`);
  await page.getByLabel(t('Reference ID')).fill('abc');
  await page.getByRole('button', { name: t('Find'), exact: true }).click();
  const wrong = t('This isn’t a reference ID. Copy it again from the transaction.');
  await expect(page.getByText(wrong.split('. ')[0] ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: t('Try again') })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('the filters of the wallets are in the address', async ({ page, demoUrl, t }) => {
  await page.goto(`${demoUrl}/wallets`);
  await page.getByLabel(t('Status')).selectOption('suspended');
  await expect(page).toHaveURL(/status=suspended/);
  await expect(
    page.getByRole('heading', { name: t('No wallet matches these filters') }),
  ).toBeVisible();
  await page.getByRole('button', { name: t('Clear filters') }).click();
  await expect(page).toHaveURL(/\/wallets$/);
  await page.getByText(t('Asset codes')).click();
  await expect(page.getByRole('cell', { name: 'USDC', exact: true }).last()).toBeVisible();
});

test('a typo is named without a guess, a look-alike is shown beside its entry', {
  tag: '@main',
}, async ({ page, demoUrl, t }) => {
  const known = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  await page.goto(`${demoUrl}/address-check`);
  await page.getByRole('button', { name: t('Typo') }).click();
  await expect(
    page.getByText(t('The checksum can’t tell which characters are wrong.')),
  ).toBeVisible();
  await expect(page.locator('mark')).toHaveCount(0);
  await page.getByRole('button', { name: t('Check with the API') }).click();
  await expect(
    page.getByText(patternOf(t, 'Checked with the API at {time}: not valid.')),
  ).toBeVisible();
  await page.getByRole('button', { name: t('Add addresses') }).click();
  await page
    .getByLabel(t('Names and addresses, one per line'))
    .fill(`Typo, 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD\nAccra distributor, ${known}`);
  const line = t('Line {line}: {result}', { line: 1, result: t('Typo') });
  await expect(page.getByText(line)).toBeVisible();
  await page.getByRole('button', { name: t('Add'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/^Typo, .*BeAeD$/u);
  await page.keyboard.press('Escape');
  await page
    .getByLabel(t('Address'), { exact: true })
    .fill('0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed');
  await expect(
    page.getByText(
      patternOf(t, '{count} of 40 characters differ from {name}. Letter case is ignored.'),
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: t('Use {name}', { name: 'Accra distributor' }) }).click();
  await expect(
    page.getByText(
      t('Valid on {network}. The checksum matches.', { network: 'Polygon' }).split('. ')[0] ?? '',
    ),
  ).toBeVisible();
  await expect(
    page.getByText(t('In your address book: {name}', { name: 'Accra distributor' })),
  ).toBeVisible();
  await page.getByRole('link', { name: t('List') }).click();
  const csv = `name,pay to\nAma,0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359\nKofi,adunni.eth\n`;
  await page
    .locator('input[type="file"]')
    .setInputFiles(fileOf('payees.csv', 'text/csv', Buffer.from(csv)));
  await expect(
    page.getByText(t('Added the addresses of {name}.', { name: 'payees.csv' })),
  ).toBeVisible();
  await expect(page.getByLabel(t('Addresses, one per line'))).toHaveValue(
    '\n0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359\nadunni.eth',
  );
  const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const lines = [...Array<string>(300).fill(right), right.replace('eAed', 'eAeD'), 'adunni.eth'];
  await page.getByLabel(t('Addresses, one per line')).fill(lines.join('\n'));
  await page.getByRole('button', { name: t('Check the list') }).click();
  await expect(
    page.getByText(t('Lines: {count}. Network: {network}.', { count: 302, network: 'Polygon' })),
  ).toBeVisible();
  await expect(page.getByRole('cell', { name: t('Typo') })).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`^${t('Valid')}`) }).click();
  await expect(page.locator('tbody tr')).toHaveCount(1);
});

test('the language and the theme are kept, and nothing is requested from elsewhere', async ({
  page,
  demoUrl,
  t,
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
  let spoken = t;
  const draft = await openExample(page, demoUrl, 'Five things to fix', t);
  for (const language of ['fr', 'en', 'pt-BR', 'pt-PT'] as const) {
    await chooseLanguage(page, spoken, language);
    spoken = wordsOf(language);
    await expect(heading(page, spoken, 'Business')).toBeVisible();
  }
  await page.locator('header button').nth(1).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto(`${draft}/owners`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the check report prints on two pages', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  await page.getByRole('link', { name: t('View and print') }).click();
  await expect(page.getByRole('heading', { name: t('Check report') })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeLessThanOrEqual(2);
});
