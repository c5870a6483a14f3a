import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from './page.ts';

/** Returns a page for each API report in `etc/`, which the build keeps true. */
export function referencePages(repository: URL): readonly Page[] {
  const folder = new URL('etc/', repository);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.api.md'))
    .map((file) => {
      const name = file.replace('.api.md', '');
      const [, code = ''] =
        /```ts\n([\s\S]*?)```/.exec(readFileSync(new URL(file, folder), 'utf8')) ?? [];
      return {
        path: `reference/${name}.md`,
        title: `@passmuster/${name}`,
        description: `Everything that @passmuster/${name} exports, with its types`,
        body: `Everything that the package exports. Its README has examples; its docstrings show in your editor.\n\n\`\`\`ts\n${code}\`\`\``,
      };
    });
}
