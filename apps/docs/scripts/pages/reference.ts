import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from './page.ts';

/** Returns a page for each package, made of the API reports of its entries in `etc/`. */
export function referencePages(repository: URL): readonly Page[] {
  const folder = new URL('etc/', repository);
  const entries = readdirSync(folder)
    .filter((file) => file.endsWith('.api.md'))
    .map((file) => file.replace('.api.md', ''))
    .sort();
  const packages = Object.groupBy(entries, (entry) => entry.split('.', 1).join());
  return Object.entries(packages).map(([name, names = []]) => ({
    path: `reference/${name}.md`,
    title: `@passmuster/${name}`,
    description: `Everything that @passmuster/${name} exports, with its types`,
    body: [
      'Everything that the package exports. Its README has examples; its docstrings show in your editor.',
      ...names.map((entry) => sectionOf(entry, new URL(`${entry}.api.md`, folder))),
    ].join('\n\n'),
  }));
}

/** Returns the section of one entry, such as `kyc.pt-BR`. */
function sectionOf(entry: string, report: URL): string {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(report, 'utf8')) ?? [];
  return `## \`@passmuster/${entry.replaceAll('.', '/')}\`\n\n\`\`\`ts\n${code}\`\`\``;
}
