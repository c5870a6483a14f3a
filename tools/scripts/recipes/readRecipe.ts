import { readFileSync } from 'node:fs';

/** One code block of a page, in the order of the page. */
export interface RecipeStep {
  /**
   * `file`: write it. `run`: run its lines. `start`: run it and leave it running. `output`: lines that the last command
   * printed. `browser`: what to type and what then shows. `given`: the reader provides it.
   */
  readonly kind: 'file' | 'run' | 'start' | 'output' | 'browser' | 'given';
  readonly title: string;
  readonly code: string;
}

const kinds: Readonly<Record<string, RecipeStep['kind']>> = {
  Output: 'output',
  'In the browser': 'browser',
  'Leave this running': 'start',
  'Your database': 'given',
  'With Docker': 'given',
};

const toStep = (language: string, title: string, code: string): RecipeStep => {
  const kind = kinds[title] ?? (language === 'sh' ? 'run' : 'file');
  return { kind, title, code };
};

/**
 * Returns the steps of a page: its fenced blocks, and its `<Code code={name} lang="ts" title="file.ts" />` whose source
 * the page imports by `?raw`. A block that is neither a command, an output nor a file with a name is an error.
 */
export function readRecipe(page: URL): readonly RecipeStep[] {
  const text = readFileSync(page, 'utf8');
  const imported = new Map(
    [...text.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)].map(([, name = '', path = '']) => [
      name,
      readFileSync(new URL(path, page), 'utf8'),
    ]),
  );
  const blocks = text.matchAll(
    /^```(?<language>\w+)(?: title="(?<title>[^"]+)")?\n(?<code>[\s\S]*?)^```$|<Code code=\{(?<name>\w+)\} lang="(?<of>\w+)" title="(?<file>[^"]+)" \/>/gm,
  );
  return [...blocks].map(({ groups = {} }) => {
    const { language = groups['of'] ?? '', title = groups['file'] ?? '' } = groups;
    const code = groups['code'] ?? imported.get(groups['name'] ?? '');
    if (code === undefined) throw new Error(`${page.pathname}: no import of ${groups['name']}`);
    const step = toStep(language, title, code);
    if (step.kind === 'file' && !/^[\w./-]+\.\w+$/.test(title)) {
      throw new Error(`${page.pathname}: a block is neither a command nor a file: ${code}`);
    }
    return step;
  });
}
