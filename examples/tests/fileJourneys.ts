import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { controlOf, status, submit } from './formPage.ts';

const statement = readFileSync(
  join(import.meta.dirname, '../documents/ng-company-bank-statement.pdf'),
);
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
/** A statement with more bytes behind its first line, which take longer to read. */
const large = Buffer.concat([
  statement.subarray(0, 9),
  Buffer.from(`%${'a'.repeat(5_000_000)}\n`),
  statement.subarray(9),
]);
const locked = Buffer.from(
  statement.toString('latin1').replace(/trailer\s*<</, '$& /Encrypt 9 0 R'),
  'latin1',
);

const file = (page: Page) => page.getByLabel('Bank statement', { exact: true });
const bodyOf = async (page: Page): Promise<{ readonly [field: string]: unknown }> => {
  const sent = page.waitForRequest('**/api/**');
  await submit(page).click();
  return (await sent).postDataJSON();
};

/** What a page with a form must do with answers, files and refusals, whatever it is built with. */
export function describeFiles(name: string, open: () => Promise<Page>): void {
  describe(`answers and files on the page of ${name}`, () => {
    test('a question is answered by radios, and sent as it was answered', async () => {
      const page = await open();
      const question = page.getByRole('group', { name: 'Is it a DAO?' });
      await question.getByLabel('Yes').check();
      await question.getByLabel('No').check();
      expect(await question.getByLabel('Yes').isChecked()).toBe(false);
      expect(await bodyOf(page)).toMatchObject({ is_dao: false });
    });

    test('a PDF that needs a password is named where it was chosen, and not sent', async () => {
      const page = await open();
      let sent = 0;
      page.on('request', (request) => {
        sent += Number(request.url().includes('/api/'));
      });
      await file(page).setInputFiles(pdf('locked.pdf', locked));
      const said = page.getByText('This PDF may need a password').first();
      await said.waitFor();
      await submit(page).click();
      await expect
        .poll(() => file(page).evaluate((one) => one === document.activeElement))
        .toBe(true);
      expect(sent).toBe(0);
      await file(page).setInputFiles(pdf('open.pdf', statement));
      await said.waitFor({ state: 'detached' });
      const { documents } = await bodyOf(page);
      expect(Object(documents)[2].doc_image).toContain(statement.toString('base64'));
    });

    test('a file that is replaced while it is read is not sent', async () => {
      const page = await open();
      await file(page).setInputFiles(pdf('large.pdf', large));
      await file(page).setInputFiles(pdf('last.pdf', statement));
      await page.getByText('last.pdf').first().waitFor();
      expect(JSON.stringify(await bodyOf(page))).not.toContain(
        large.subarray(0, 300).toString('base64'),
      );
      expect(await page.getByText('large.pdf').count()).toBe(0);
    });

    test('a refusal that names no field is said, and can be corrected and sent again', async () => {
      const page = await open();
      const json = { status: 'error', code: 'KYC_REJECTED', message: 'refused' };
      await page.route('**/api/**', (route) => route.fulfill({ status: 422, json }));
      await submit(page).click();
      await status(page).filter({ hasText: 'wasn’t created' }).waitFor();
      await page.getByText('The application was refused').first().waitFor();
      await page.unroute('**/api/**');
      await controlOf(page, 'email').fill(`${name}@adunnifoods.com.ng`);
      await controlOf(page, 'phone').fill(`+2348031239${name.length + 100}`);
      await submit(page).click();
      await status(page).filter({ hasText: 'Created' }).waitFor();
    });
  });
}
