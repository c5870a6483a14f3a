import { expect } from '@playwright/test';
import { setFault } from './form.ts';
import { test } from './servers.ts';
import { patternOf } from './words.ts';

test.afterEach(async ({ page, demoUrl }) => {
  await setFault(page, demoUrl, []);
});

test('a number of a bank account is written as its bank writes it, and back', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: t('Add bank account') }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel(t('Account number'));
  await number.fill('0000-014 579');
  await number.press('Tab');
  const replacement = { before: '0000-014 579', after: '0000014579' };
  const undo = dialog.getByRole('button', { name: t('Undo') });
  await expect(number).toHaveValue('0000014579');
  await expect(dialog.getByText(t('Replaced {before} with {after}', replacement))).toBeVisible();
  await expect(undo).not.toBeFocused();
  await undo.click();
  await expect(number).toHaveValue('0000-014 579');
  await dialog
    .getByRole('button', { name: t('Replace {before} with {after}', replacement) })
    .click();
  await expect(number).toHaveValue('0000014579');
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(number).toHaveValue('0000-014 579');

  // A value that was changed since isn't replaced by an older one.
  await dialog
    .getByRole('button', { name: t('Replace {before} with {after}', replacement) })
    .click();
  await number.fill('0000014570');
  await expect(dialog.getByRole('button', { name: t('Undo') })).toHaveCount(0);

  // What the spaces have hidden is said.
  await dialog.getByText(t('Details for banks abroad')).click();
  const iban = dialog.getByLabel(t('IBAN'), { exact: true });
  await iban.fill('GB82 WEST 1234 5698 7654 33');
  await iban.press('Tab');
  await expect(iban).toHaveValue('GB82WEST12345698765433');
  await expect(iban).toHaveAccessibleDescription(/IBAN/u);
});

test('Enter adds a bank account, and each empty field says what belongs there', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: t('Add bank account') }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel(t('Account number'));
  await number.fill('0000014579');
  // What was typed stays when the window is closed.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('Add bank account') }).click();
  await expect(number).toHaveValue('0000014579');
  await number.press('Enter');
  for (const missing of ['Choose a bank from the list.', 'Enter the name of the account holder.']) {
    await expect(dialog.getByText(t(missing))).toBeVisible();
  }
  await expect(dialog.getByText(t('Enter the account number.'))).toHaveCount(0);
  const bank = dialog.getByRole('combobox', { name: t('Bank'), exact: true });
  await expect(bank).toBeFocused();
  await bank.fill('First Bank of Nigeria');
  await dialog.getByRole('option', { name: 'First Bank of Nigeria' }).click();
  await expect(dialog.getByLabel(t('Bank code'))).toHaveValue('011');
  await dialog.getByLabel(t('Account name')).fill('Ada Obi');
  await dialog.getByLabel(t('Account name')).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: /^Ada Obi/ })).toBeVisible();
});

test('a bank account whose answer was lost is in doubt until a person settles it', async ({
  page,
  demoUrl,
  t,
}) => {
  const dialog = page.getByRole('dialog');
  const doubt = dialog.getByText(t('The bank account may have been added.'));
  const number = dialog.getByLabel(t('Account number'));
  const open = async () => {
    await page.goto(`${demoUrl}/payout-methods`);
    await page.getByRole('button', { name: t('Add bank account') }).click();
    await expect(number).toBeVisible();
  };
  const fill = async () => {
    const bank = dialog.getByRole('combobox', { name: t('Bank'), exact: true });
    await bank.fill('Zenith');
    await dialog.getByRole('option', { name: 'Zenith Bank' }).click();
    await dialog.getByLabel(t('Account name')).fill('Kofi Adunni');
    await number.fill('5050114930');
    await number.press('Enter');
  };
  await setFault(page, demoUrl, [{ kind: 'drop-after', operation: 'createBankPayoutMethod' }]);
  await open();
  await fill();
  await expect(doubt).toBeVisible();
  await open();
  await expect(doubt).toBeVisible();
  await expect(number).toHaveValue('5050114930');

  await setFault(page, demoUrl, []);
  await dialog.getByRole('button', { name: t('Send again…') }).click();
  await dialog.getByRole('button', { name: t('Don’t send') }).click();
  await expect(doubt).toBeVisible();
  const id = dialog.getByLabel(t('ID from your payment provider'));
  const settle = dialog.getByRole('button', { name: t('It exists'), exact: true });
  await id.fill('from-support');
  await settle.click();
  await expect(id).toHaveAccessibleDescription(
    t('There’s no bank account with this ID. Check it, then try again.'),
  );

  // The page says it too, once the window is closed and after a reload.
  await page.keyboard.press('Escape');
  const lost = page.getByText(t('The answer to a submission was lost'));
  await expect(lost).toBeVisible();
  await page.reload();
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: t('Find out') }).click();
  const [list] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: t('Look it up in the sandbox') }).click(),
  ]);
  const added = list.getByRole('row').filter({ hasText: 'Kofi Adunni' });
  await id.fill((await added.locator('code').textContent()) ?? '');
  await list.close();
  await settle.click();
  await expect(dialog).toBeHidden();
  await expect(lost).toHaveCount(0);
  await expect(page.getByRole('cell', { name: /^Kofi Adunni/ })).toBeVisible();

  // The same account once more is noticed. Once deleted, it may be added again.
  await open();
  await fill();
  const again = dialog.getByText(
    patternOf(t, 'This account number was already submitted at {time}'),
  );
  await expect(again).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Kofi Adunni/ })).toHaveCount(1);
});

test('a wallet whose answer was lost is sent again on purpose only', async ({
  page,
  demoUrl,
  t,
}) => {
  const dialog = page.getByRole('dialog');
  const doubt = dialog.getByText(t('The wallet may have been created.'));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/wallets')) {
      sent.push(request.url());
    }
  });
  const create = dialog.getByRole('button', { name: t('Create wallet') });
  const open = async () => {
    await page.goto(`${demoUrl}/wallets`);
    await page
      .getByRole('button', { name: t('Create wallet') })
      .first()
      .click();
  };
  await setFault(page, demoUrl, [{ kind: 'drop', operation: 'createWallet' }]);
  await open();
  await dialog.getByLabel(t('Name')).fill('Kept in doubt');
  await create.dblclick();
  await expect(doubt).toBeVisible();
  await open();
  await expect(doubt).toBeVisible();
  await expect(create).toHaveCount(0);
  expect(sent).toHaveLength(1);

  await setFault(page, demoUrl, []);
  await page.getByRole('button', { name: t('It doesn’t exist') }).click();
  const asked = page.getByRole('dialog', { name: t('Is your payment provider sure?') });
  await asked.getByRole('button', { name: t('It doesn’t exist') }).click();
  await create.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Kept in doubt')).toHaveCount(1);
  await open();
  await expect(create).toBeVisible();
  await expect(doubt).toHaveCount(0);
});
