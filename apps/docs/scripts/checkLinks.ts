import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteBase } from '../src/site/siteBase.ts';

/** Checks that every link within the built site leads to a page, and every fragment to an element. */
const site = new URL('../dist/', import.meta.url).pathname;
const base = siteBase(process.env['DOCS_BASE']);
const pages = readdirSync(site, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.html'));
const idsOf = new Map<string, ReadonlySet<string>>();

function ids(file: string): ReadonlySet<string> {
  const known = idsOf.get(file);
  if (known) return known;
  const found = new Set(
    [...readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id),
  );
  idsOf.set(file, found);
  return found;
}

/** Returns the file that a link of a page leads to; undefined for other sites. */
function targetOf(
  page: string,
  link: string,
): { readonly file: string; readonly fragment: string } | undefined {
  if (/^[a-z]+:|^\/\//i.test(link)) return undefined;
  const [path = '', fragment = ''] = link.split('#');
  const [clean = ''] = path.split('?');
  if (clean === '') return { file: join(site, page), fragment };
  const at = clean.startsWith('/')
    ? join(site, clean.slice(base.length - 1))
    : resolve(site, page, '..', clean);
  return { file: clean.endsWith('/') ? join(at, 'index.html') : at, fragment };
}

const broken: string[] = [];
for (const page of pages) {
  const html = readFileSync(join(site, page), 'utf8');
  for (const [, link = ''] of html.matchAll(/<a\s[^>]*href="([^"]*)"/g)) {
    const target = targetOf(page, link.replaceAll('&amp;', '&'));
    if (!target) continue;
    const isMissing = !existsSync(target.file);
    const isLost =
      !isMissing &&
      target.fragment !== '' &&
      !ids(target.file).has(decodeURIComponent(target.fragment));
    if (isMissing || (isLost && page !== '404.html' && !link.includes('playground')))
      broken.push(`${page}: ${link}`);
  }
}
for (const line of broken.slice(0, 50)) console.error(line);
console.log(`${pages.length} pages, ${broken.length} broken links`);
process.exitCode = broken.length > 0 || pages.length === 0 ? 1 : 0;
