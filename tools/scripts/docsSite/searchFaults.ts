import type { Browser } from '@playwright/test';

/** What people type into the search field of the site, and the page that answers it. */
const searches = [
  ['ClientOptions', '/reference/client/types/clientoptions/'],
  ['CustomerReviewer', '/reference/kyc/types/customerreviewer/'],
  ['EIN', '/coverage/'],
  ['validate', '/operations/validateaddress/'],
  ['deploy', '/guides/deploying/'],
  ['privacy', '/about/security/'],
  ['GDPR', '/about/security/'],
  ['custom rule', '/guides/custom-rule/'],
  ['MCP', '/guides/agents/'],
  ['18 years', '/rules/owner/minimum-age/'],
  ['underage', '/rules/owner/minimum-age/'],
  ['too young', '/rules/owner/minimum-age/'],
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
  ['/rules/', 'underage', 'owner/minimum-age'],
  ['/rules/', 'under 18', 'owner/minimum-age'],
  ['/rules/', 'too young', 'owner/minimum-age'],
] as const;

/** Returns the path of the first result for a search, as the site's own field shows it. */
async function firstResult(browser: Browser, site: string, words: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${site}/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  const link = page.locator('.pagefind-ui__result-link').first();
  // Results are drawn as their texts arrive, so the first one may come later than the second.
  await link.waitFor({ timeout: 20_000 }).catch(() => undefined);
  await page.waitForFunction(() => document.querySelector('.pagefind-ui__loading') === null);
  const href = await link.getAttribute('href', { timeout: 1000 }).catch(() => null);
  await page.close();
  return href?.replace(new URL(site).pathname.replace(/\/$/, ''), '') ?? 'none';
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

/** Returns the faults of the list of rules once it is narrowed to a severity. */
async function filterFaults(browser: Browser, site: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(`${site}/rules/`, { waitUntil: 'networkidle' });
  await page.getByLabel('Severity').selectOption('error');
  await page.getByLabel('Reads the field').selectOption('business_owners');
  const rows = await page.locator('.sl-markdown-content tbody tr:visible').allInnerTexts();
  await page.close();
  const isRight = rows.length > 0 && rows.every((row) => /^[a-z-]+\/\S+\s+error\b/.test(row));
  return isRight ? [] : [`/rules/: errors that read the owners are ${rows.join('; ')}`];
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
  return [...faults, ...(await filterFaults(browser, site))];
}
