import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { copyOf } from './copyOf.ts';
import { llmsFullText, llmsText } from './llmsText.ts';
import { markdownOf, type PageText } from './markdownOf.ts';
import { siteBase } from './siteBase.ts';
import { siteOrder } from './siteOrder.ts';

/** Returns HTML whose links to the root of the site lead to its folder; those marked `data-beside` lead to pages beside it. */
export const withBase = (html: string, base: string): string =>
  base === '/'
    ? html
    : html.replace(/<(?:a|img)\s(?!data-beside)[^<>]*/g, (tag) =>
        tag.replace(/((?:href|src)=")\/(?!\/)([^"]*)/, (link, before: string, path: string) =>
          `/${path}`.startsWith(base) ? link : `${before}${base}${path}`,
        ),
      );

/** Writes a Markdown copy of each page, llms.txt and llms-full.txt, and lets the site work in a folder. */
export function siteFiles(): AstroIntegration {
  let base = '/';
  let site = '';
  return {
    name: 'site-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = siteBase(config.base);
        site = new URL(base, config.site).href;
      },
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const copies = new Map<string, PageText>();
        const names = readdirSync(folder, { recursive: true }).map(String);
        for (const name of names.filter((one) => one.endsWith('.html')).sort()) {
          const html = withBase(readFileSync(new URL(name, dir), 'utf8'), base);
          const text = name === '404.html' ? undefined : markdownOf(html, base);
          const path = copyOf(name.replace(/index\.html$/, ''));
          const link = `<link rel="alternate" type="text/markdown" href="${base}${path}"/>`;
          writeFileSync(
            new URL(name, dir),
            text ? html.replace('</head>', `${link}</head>`) : html,
          );
          if (!text) continue;
          copies.set(path, text);
          writeFileSync(new URL(path, dir), text.markdown);
        }
        const page = readFileSync(new URL('start/index.html', dir), 'utf8');
        const groups = siteOrder(page, base);
        writeFileSync(new URL('llms.txt', dir), llmsText(copies, groups, site));
        writeFileSync(new URL('llms-full.txt', dir), llmsFullText(copies, groups));
        logger.info(`${copies.size} Markdown copies`);
      },
    },
  };
}
