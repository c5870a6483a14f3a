import { readFileSync } from 'node:fs';
import { escapeMarkdown, type Page } from './page.ts';

const folder = 'https://github.com/passmuster/passmuster/blob/main/docs/';

/** Returns Markdown whose relative links lead to the repository. */
const withRepositoryLinks = (text: string): string =>
  text.replace(
    /\]\((?!https?:|#)([^)]+)\)/g,
    (_, path: string) => `](${new URL(path, folder).href})`,
  );

/** Returns Markdown in which `gap 3` and `gaps 2, 23` are links. */
const withGapLinks = (text: string): string =>
  text.replace(/\bgaps? \d+(?:(?:,| and| to) \d+)*/g, (gaps) =>
    gaps.replace(/\d+/g, (gap) => `[${gap}](#gap-${gap})`),
  );

/** Returns the cells of a row of a Markdown table. */
const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Returns a row as an item of a list. Its files and tests are behind a summary, so that no table is cut. */
function itemOf(line: string, isGap: boolean): string {
  const [id = '', ...cells] = cellsOf(line);
  const texts = cells.slice(0, -2).map(withGapLinks);
  const [files = '', tests = ''] = cells.slice(-2);
  const [first = '', ...rest] = texts;
  const name = isGap ? `gap-${id}` : id.toLowerCase();
  return [
    `<div class="sentence" id="${name}">`,
    '',
    `**${isGap ? `Gap ${id}` : id}** ${first}`,
    ...rest.flatMap((text) => ['', text]),
    '',
    '<details><summary>Files and tests</summary>',
    '',
    withRepositoryLinks(files),
    '',
    withRepositoryLinks(tests).replace(/(?<=[“ ])--[a-z][a-z-]*/g, '`$&`'),
    '',
    '</details>',
    '</div>',
    '',
  ].join('\n');
}

/** Returns SPEC.md as a page: every sentence of the specification, and every gap in it with an anchor. */
export function specificationPage(repository: URL): Page {
  const [, ...lines] = readFileSync(new URL('docs/SPEC.md', repository), 'utf8').split('\n');
  let isGap = false;
  const body = lines.flatMap((line) => {
    if (line.startsWith('## ')) isGap = line === '## Gaps';
    if (/^\| (?:#|---)|^\|---/.test(line)) return [];
    if (line.startsWith('| ')) return [itemOf(line, isGap)];
    return [withRepositoryLinks(line)];
  });
  return {
    path: 'specification.md',
    title: 'The specification, sentence by sentence',
    description: escapeMarkdown(
      'Every sentence of the API specification and every gap in it, with its file and its test',
    ),
    body: body.join('\n'),
  };
}
