import { posix } from 'node:path';

/** A file that a row of docs/SPEC.md links to, its path from the root of the repository, with the title quoted after it, if any. */
export interface SpecLink {
  readonly file: string;
  readonly title?: string;
}

/** A sentence of the specification: what implements it and which tests show it. */
export interface SpecRow {
  readonly number: string;
  /** The line as it is written. */
  readonly line: string;
  /** The first cell after the number. */
  readonly sentence: string;
  /** The last two cells as they are written, for rows that are open or require no code. */
  readonly cells: { readonly implementation: string; readonly test: string };
  readonly implementation: readonly SpecLink[];
  readonly tests: readonly SpecLink[];
}

const rowForm = /^\| ([A-Z]+-\d+|\d+) \|/;
const linkForm = /\[[^\]]*\]\(([^)#]+)\)(?:: “([^”]+)”)?/g;

/** Returns the numbered rows of SPEC.md in order, a number used twice included. */
export function readRows(text: string): SpecRow[] {
  return text.split('\n').flatMap((line) => {
    const number = rowForm.exec(line)?.[1];
    if (number === undefined) return [];
    const cells = line.split(' | ');
    const implementation = cells.at(-2) ?? '';
    const test = (cells.at(-1) ?? '').replace(/ \|$/, '');
    return [
      {
        number,
        line,
        sentence: cells[1] ?? '',
        cells: { implementation, test },
        implementation: linksOf(implementation),
        tests: linksOf(test),
      },
    ];
  });
}

const linksOf = (cell: string): SpecLink[] =>
  [...cell.matchAll(linkForm)].map(([, link = '', title]) => {
    const file = posix.join('docs', link);
    return title === undefined ? { file } : { file, title };
  });
