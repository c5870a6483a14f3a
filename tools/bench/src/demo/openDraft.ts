import type { Browser, Page } from 'playwright';

/** Opens an example as a new draft, in a context of its own. `draft` is the address of its steps. */
export async function openDraft(
  browser: Browser,
  url: string,
): Promise<{ readonly page: Page; readonly draft: string }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Open Nigerian company' }).click();
  await page.getByText('Saved on this device').waitFor();
  return { page, draft: page.url().replace(/\/business.*/, '') };
}
