import { closest, foldText } from '@passmuster/findings';
import { jsonDocument } from '../output/json.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { type TerminalText, terminalLines } from '../text/terminalText.ts';

/** Returns rows with their cells in columns. */
function table(rows: readonly (readonly string[])[]): TerminalText {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const padded = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)));
  return terminalLines(padded.map((cells) => cells.join('  ').trimEnd()));
}

/** Runs `passmuster naics WORDS`: industry codes by everyday words. */
export async function naics(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { searchNaics } = await import('@passmuster/schemas/naics');
  const found = searchNaics(words.join(' '), { limit: 15 });
  if (found.length === 0) {
    throw new CommandError('no industry of the list matches. Try fewer or more general words');
  }
  await terminal.out(table(found.map(({ code, title }) => [code, title])));
  return 0;
}

const folded = (text: string): string => foldText(text, '');

/** Runs `passmuster banks NAME`: Nigerian and South African banks by name or code. */
export async function banks(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { nigerianBanks, southAfricanBanks } = await import('@passmuster/bank');
  const wanted = folded(words.join(' '));
  const rows = [
    ...nigerianBanks.map(({ code, name }) => ['NG', code, name]),
    ...southAfricanBanks.map(({ branchCode, name }) => ['ZA', branchCode, name]),
  ];
  const found = rows.filter(
    ([, code = '', name = '']) => folded(name).includes(wanted) || code === wanted,
  );
  if (found.length === 0) {
    const near = closest(
      words.join(' '),
      rows.map(([, , name = '']) => name),
    );
    const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
    throw new CommandError(`no bank in the directory matches.${hint}`);
  }
  await terminal.out(table(found));
  return 0;
}

async function readGenerated(name: 'jsonSchema' | 'openapi'): Promise<unknown> {
  const loaded =
    name === 'openapi'
      ? await import('@passmuster/schemas/openapi.json', { with: { type: 'json' } })
      : await import('@passmuster/schemas/jsonSchema.json', { with: { type: 'json' } });
  return loaded.default;
}

/** Runs `passmuster openapi`: the OpenAPI document of the API. */
export async function openapi(terminal: Terminal): Promise<ExitCode> {
  await terminal.out(jsonDocument(await readGenerated('openapi')));
  return 0;
}

/** Runs `passmuster schema NAME`: one JSON Schema with the definitions it needs. */
export async function schema(name: string | undefined, terminal: Terminal): Promise<ExitCode> {
  const whole = (await readGenerated('jsonSchema')) as { readonly $defs?: Record<string, unknown> };
  const definitions = whole.$defs ?? {};
  const names = Object.keys(definitions).sort();
  if (name === undefined) {
    await terminal.out(terminalLines(names));
    return 0;
  }
  if (!Object.hasOwn(definitions, name)) {
    const near = closest(name, names);
    const hint =
      near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ' `passmuster schema` lists all';
    throw new CommandError(`there is no schema ${name.slice(0, 100)}.${hint}`);
  }
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: `#/$defs/${name}`,
    $defs: needed(name, definitions),
  };
  await terminal.out(jsonDocument(document));
  return 0;
}

/** Returns a definition and those it refers to. */
function needed(
  name: string,
  definitions: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Object.hasOwn(found, next)) continue;
    found[next] = definitions[next];
    const references = JSON.stringify(definitions[next]).matchAll(/"#\/\$defs\/(\w+)"/g);
    open.push(...[...references].map(([, reference = '']) => reference));
  }
  return found;
}
