import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { markdownOf, type PageText } from './markdownOf.ts';

/** Returns HTML whose links to the root of the site lead to its folder. */
export const withBase = (html: string, base: string): string =>
  base === '/'
    ? html
    : html.replace(
        /(<(?:a|img)\s[^<>]*?(?:href|src)=")\/(?!\/)([^"]*)/g,
        (link, before: string, path: string) =>
          `/${path}`.startsWith(base) ? link : `${before}${base}${path}`,
      );

/** Returns the path of the Markdown copy of a page, from the root of the site. */
const copyOf = (page: string): string =>
  page === 'index.html'
    ? 'index.md'
    : page.replace(/\/index\.html$/, '.md').replace(/\.html$/, '.md');

/** What the pages of a folder are, in the order of the list for language models. */
const parts: readonly (readonly [folder: string, heading: string])[] = [
  ['', 'Start'],
  ['guides', 'Guides'],
  ['operations', 'Operations of the API'],
  ['reference', 'Reference'],
  ['lists', 'Closed lists'],
  ['rules', 'Rules'],
];

/** Returns the list of all pages that https://llmstxt.org describes. */
export function llmsText(copies: ReadonlyMap<string, PageText>, root: string): string {
  const folders = new Set(parts.map(([folder]) => folder));
  const folderOf = (path: string): string => {
    const [first = ''] = path.replace(/\.md$/, '').split('/');
    return folders.has(first) ? first : '';
  };
  const sections = parts.map(([folder, heading]) => {
    const lines = [...copies]
      .filter(([path]) => folderOf(path) === folder)
      .map(([path, { title, description }]) => `- [${title}](${root}${path}): ${description}`);
    return `## ${heading}\n\n${lines.sort().join('\n')}\n`;
  });
  return [
    '# Passmuster',
    '',
    '> Offline checks of business customers, bank accounts, wallets, phone numbers and stablecoin addresses before they are sent to the Payment Orchestration Service API 1.0.0. TypeScript packages, a command line and a sandbox of the API.',
    '',
    ...sections,
  ].join('\n');
}

/** Writes a Markdown copy of each page and llms.txt, and lets the site work in a folder. */
export function siteFiles(): AstroIntegration {
  let base = '/';
  let site = '';
  return {
    name: 'site-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
        site = new URL(base, config.site).href;
      },
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const copies = new Map<string, PageText>();
        const names = readdirSync(folder, { recursive: true }).map(String);
        for (const name of names.filter((one) => one.endsWith('.html')).sort()) {
          const html = withBase(readFileSync(new URL(name, dir), 'utf8'), base);
          const text = name === '404.html' ? undefined : markdownOf(html);
          const path = copyOf(name);
          const link = `<link rel="alternate" type="text/markdown" href="${base}${path}"/>`;
          writeFileSync(
            new URL(name, dir),
            text ? html.replace('</head>', `${link}</head>`) : html,
          );
          if (!text) continue;
          copies.set(path, text);
          writeFileSync(new URL(path, dir), text.markdown);
        }
        writeFileSync(new URL('llms.txt', dir), llmsText(copies, site));
        logger.info(`${copies.size} Markdown copies`);
      },
    },
  };
}
