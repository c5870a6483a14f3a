import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { documents, fileOf, openExample, slotInput } from './form.ts';
import { goToStep, isPhone } from './navigation.ts';
import { test } from './servers.ts';
import { labelsIn } from './words.ts';

const statement = readFileSync(join(documents, 'us-llc-bank-statement.pdf'));
/** The statement of another month: one byte more. */
const may = Buffer.concat([statement, Buffer.from('\n')]);

test('of two files dropped on one document, the second is named; the same file replaces nothing', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await goToStep(page, t, 'Documents');
  const bank = page.locator('[id="documents-BANK_STATEMENT"]');
  await expect(bank.getByText(t('Added'), { exact: true })).toBeVisible();
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    for (const name of ['may.pdf', 'june.pdf'])
      transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
    return transfer;
  }, may.toString('base64'));
  await bank.dispatchEvent('drop', { dataTransfer: files });
  await expect(bank).toContainText('may.pdf');
  await expect(bank).toContainText(
    t('Not added: {names}. Only one file fits here. Add each to its own document.', {
      names: 'june.pdf',
    }).split('. ')[0] ?? '',
  );
  const again = fileOf('may.pdf', 'application/pdf', may);
  await slotInput(page, 'documents-BANK_STATEMENT').setInputFiles(again);
  await expect(bank).toContainText(
    t('{name} is the file that is here already.', { name: 'may.pdf' }),
  );
});

test('the focus stays in the document whose file was chosen', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await goToStep(page, t, 'Documents');
  const bank = page.locator('[id="documents-BANK_STATEMENT"]');
  await bank.getByRole('button').last().click();
  const chooser = page.waitForEvent('filechooser');
  // A phone has no place to drop a file.
  const choose = isPhone(page) ? 'Choose a file' : 'choose a file';
  await bank.getByRole('button', { name: t(choose) }).click();
  await (await chooser).setFiles(fileOf('may.pdf', 'application/pdf', statement));
  await expect(bank).toContainText('may.pdf');
  await expect(bank.locator(':focus')).toHaveCount(1);
});

test('a file that comes back brings its date, and what was found in it', async ({
  page,
  demoUrl,
  t,
  language,
}) => {
  await openExample(page, demoUrl, 'Nigerian company', t);
  await goToStep(page, t, 'Documents');
  const slot = 'business_owners.0.supporting_documents-PROOF_OF_ADDRESS';
  const bill = page.locator(`[id="${slot}"]`);
  const issued = bill.getByRole('group', { name: labelsIn[language].fields.issued });
  await issued.getByRole('combobox').selectOption('05');
  await issued.locator('input[maxlength="2"]').fill('2');
  await issued.locator('input[maxlength="4"]').fill('2020');
  await issued.locator('input[maxlength="4"]').blur();
  const findings = bill.locator('[id$=".issued-findings"]');
  await expect(findings).toBeVisible();
  await slotInput(page, slot).setInputFiles(fileOf('may.pdf', 'application/pdf', may));
  await expect(bill).toContainText('may.pdf');
  await expect(findings).toHaveCount(0);
  await bill.getByRole('button', { name: t('Undo') }).click();
  await expect(issued.locator('input[maxlength="4"]')).toHaveValue('2020');
  await expect(findings).toBeVisible();
});

test('a file is pasted into the document that has the focus', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await goToStep(page, t, 'Documents');
  const bank = page.locator('[id="documents-BANK_STATEMENT"]');
  await bank.getByRole('button', { name: t('Replace') }).focus();
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'may.pdf', { type: 'application/pdf' }));
    const paste = new ClipboardEvent('paste', { bubbles: true, clipboardData });
    document.activeElement?.dispatchEvent(paste);
  }, may.toString('base64'));
  await expect(bank).toContainText('may.pdf');
});
