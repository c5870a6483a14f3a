import type { Browser } from '@playwright/test';

/** What people type into the search field of the site, and the page that answers it. */
const searches = [
  ['minor', '/rules/owner/minimum-age/'],
  ['webhook', '/guides/client/'],
  ['IBAN', '/rules/bank/iban-'],
  ['bundle size', '/sizes/'],
  ['react', '/guides/react-hook-form/'],
  ['python', '/guides/another-language/'],
  ['sanctions', '/rules/'],
] as const;

/** What people type into the search field of a list, and a row that it must then show. */
const listSearches = [
  ['/lists/naics/', 'bakery', '311811'],
  ['/lists/naics/', 'hairdresser', '812199'],
  ['/lists/naics/', 'zzzz', undefined],
  ['/lists/countries/', 'niger', 'Nigeria'],
  ['/rules/', 'look-alike', 'address/look-alike'],
] as const;

/** Returns the path of the first result for a search, as the site's own field shows it. */
async function firstResult(browser: Browser, site: string, words: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${site}/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  const link = page.locator('.pagefind-ui__result-link').first();
  const href = await link.getAttribute('href', { timeout: 20_000 }).catch(() => null);
  await page.close();
  return href ?? 'none';
}

/** Returns the rows that a list shows for a search, and how many it says that there are. */
async function rowsFor(browser: Browser, address: string, words: string) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('#filter').fill(words);
  await page.waitForLoadState('networkidle');
  // The words of industries load when they are first needed.
  await page.waitForTimeout(1000);
  const rows = page.locator('.sl-markdown-content :is(tbody tr, li):visible');
  const found = {
    texts: await rows.allInnerTexts(),
    status: (await page.textContent('#filtered')) ?? '',
  };
  await page.close();
  return found;
}

/** Returns a sentence for each search that doesn't find what it should. */
export async function searchFaults(browser: Browser, site: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [words, path] of searches) {
    const found = await firstResult(browser, site, words);
    if (found.startsWith(path)) continue;
    faults.push(`the first result for “${words}” is ${found}, not ${path}`);
  }
  for (const [path, words, row] of listSearches) {
    const { texts, status } = await rowsFor(browser, `${site}${path}`, words);
    const isFound =
      row === undefined ? texts.length === 0 : texts.some((text) => text.includes(row));
    if (isFound && status.startsWith(`${texts.length} of `)) continue;
    faults.push(`${path}: “${words}” shows ${status}, without ${row ?? 'only nothing'}`);
  }
  return faults;
}
