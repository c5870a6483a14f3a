import { readdirSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { guideGroups } from './src/site/guideGroups.ts';
import { siteBase } from './src/site/siteBase.ts';
import { siteFiles } from './src/site/siteFiles.ts';

/** Sources of the workspace packages, so that the site needs no build of them. */
const conditions = ['@passmuster/source'];

/** The packages of the reference. Each lists its functions; in the sidebar they would be hundreds. */
const reference = new URL('./src/content/docs/reference/', import.meta.url);
const packages = readdirSync(reference, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const guides = readdirSync(new URL('./src/content/docs/guides/', import.meta.url)).map((file) =>
  file.replace(/\.mdx?$/, ''),
);

export default defineConfig({
  // Pictures are SVG and stay as they are.
  image: { service: passthroughImageService() },
  site: process.env['DOCS_SITE'] ?? 'https://passmuster.github.io',
  // Works from any folder of a plain file server.
  base: siteBase(process.env['DOCS_BASE']),
  trailingSlash: 'always',
  build: { format: 'directory' },
  vite: {
    resolve: { conditions: [...conditions, 'browser', 'module'] },
    environments: {
      prerender: {
        resolve: {
          conditions: [...conditions, 'node', 'module'],
          noExternal: [/^@passmuster\//],
        },
      },
    },
  },
  integrations: [
    starlight({
      title: 'Passmuster',
      description:
        'Check business customers, bank accounts and stablecoin addresses before you send them.',
      // A table that scrolls can be focused, so that the keyboard scrolls it.
      head: [
        // The large card would need a picture.
        { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary' } },
        {
          tag: 'script',
          attrs: { type: 'module' },
          content: `for (const table of document.querySelectorAll('.sl-markdown-content table'))
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;`,
        },
      ],
      components: {
        Hero: './src/components/Hero.astro',
        MarkdownContent: './src/components/MarkdownContent.astro',
        PageTitle: './src/components/PageTitle.astro',
        SocialIcons: './src/components/SocialIcons.astro',
      },
      logo: { src: './src/assets/logo.svg', alt: '' },
      social: [
        { icon: 'github', label: 'GitHub', href: 'https://github.com/passmuster/passmuster' },
      ],
      editLink: { baseUrl: 'https://github.com/passmuster/passmuster/edit/main/apps/docs/' },
      customCss: [
        '@fontsource-variable/inter/wght.css',
        '@fontsource-variable/source-serif-4/wght.css',
        './src/styles/colors.css',
        './src/styles/site.css',
        './src/styles/examples.css',
      ],
      expressiveCode: {
        // A block that scrolls would need a name of its own for screen readers.
        defaultProps: { wrap: true },
        styleOverrides: { borderRadius: '8px', borderColor: 'var(--line)' },
      },
      favicon: '/favicon.svg',
      // Exact words and short pages first: the page of an operation before a long list that names it.
      pagefind: { ranking: { termSimilarity: 5, termSaturation: 0.6, pageLength: 0.4 } },
      sidebar: [
        { label: 'Start in five minutes', slug: 'start' },
        { label: 'Cheat sheet', slug: 'cheat-sheet' },
        { label: 'Playground', link: '/playground/' },
        {
          label: 'About',
          items: [
            'about/concepts',
            'about/why',
            'about/limits',
            'sources',
            'about/security',
            'about/accessibility',
            'about/faq',
          ],
        },
        { label: 'Guides', items: ['guides', ...guideGroups(guides)] },
        { label: 'Rules', collapsed: true, items: [{ autogenerate: { directory: 'rules' } }] },
        {
          label: 'Operations',
          collapsed: true,
          items: [{ autogenerate: { directory: 'operations' } }],
        },
        {
          label: 'Closed lists',
          collapsed: true,
          items: [{ autogenerate: { directory: 'lists' } }],
        },
        {
          label: 'Reference',
          collapsed: true,
          items: ['reference', ...packages.map((name) => `reference/${name}`)],
        },
        { label: 'Command line', slug: 'command-line' },
        { label: 'Sandbox', slug: 'sandbox' },
        { label: 'The specification', slug: 'specification' },
        { label: 'Coverage by country', slug: 'coverage' },
        { label: 'Bundle and install size', slug: 'sizes' },
        { label: 'Comparisons', slug: 'comparisons' },
        { label: 'Changelog', slug: 'changelog' },
      ],
    }),
    siteFiles(),
  ],
});
