import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readDocstrings, sourcesBelow } from '../../packages/testing/src/codeExamples.ts';
import { type PublicEntry, publicPackages } from './publicEntries.ts';

const root = new URL('../../', import.meta.url);

/** Returns the names of the functions of an entry; classes are made by functions that have examples. */
async function functionsOf(folder: string, { types }: PublicEntry): Promise<readonly string[]> {
  const source = types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts');
  const entry: Readonly<Record<string, unknown>> = await import(
    new URL(`packages/${folder}/${source}`, root).href
  );
  return Object.entries(entry).flatMap(([name, value]) =>
    typeof value === 'function' && !String(value).startsWith('class') ? [name] : [],
  );
}

/** Returns the docstring of an exported function; an annotation for bundlers may follow it. */
function docstringOf(name: string, code: string): string {
  const docstring = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s+(?:/\* @__\w+ \*/\s+)?`;
  const declared = String.raw`export (?:async )?(?:function\*? |const )${name}\b`;
  return new RegExp(docstring + declared).exec(code)?.[1] ?? '';
}

const packages = publicPackages(fileURLToPath(root));
const codeOf = (folder: string): string => {
  const source = new URL(`packages/${folder}/src/`, root);
  return sourcesBelow(source)
    .map((file) => readFileSync(new URL(file, source), 'utf8'))
    .join('\n');
};
const code = new Map(packages.map(({ folder }) => [folder, codeOf(folder)]));

describe.each(packages)('$folder', ({ folder, entries }) => {
  test('has an example on each public function', async () => {
    // Compiled schemas have the names and types of the readable ones.
    const written = entries.filter(({ name }) => !/^schemas\.(?:compiled|accept)/.test(name));
    const without: string[] = [];
    for (const entry of written)
      for (const name of await functionsOf(folder, entry)) {
        // `kyc` exports some functions of `findings` again.
        const found = [folder, 'findings'].some((one) =>
          docstringOf(name, code.get(one) ?? '').includes('\n * @example\n'),
        );
        if (!found) without.push(`${entry.specifier} ${name}`);
      }
    expect(without).toEqual([]);
  });

  test('executes each example', () => {
    const source = new URL(`packages/${folder}/src/`, root);
    const written = code.get(folder)?.match(/(?<!\w)@example\b/g) ?? [];
    expect(readDocstrings(source)).toHaveLength(written.length);
    expect(readFileSync(new URL('readme.test.ts', source), 'utf8')).toMatch(
      /^test(?:Examples|Docstrings)\(\{/m,
    );
  });
});
