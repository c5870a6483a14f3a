import type { Page } from './page.ts';

/** Returns a line of headings in which none is empty, for screen readers. */
const namedHeadings = (line: string): string =>
  line.replace(/^\| +\|/, '| Measured |').replace(/\| +(?=\|)/g, '| Value ');

/** Returns the results of the benchmarks as a page, without the targets that the project sets itself. Their charts are copied beside it. */
export const comparisonsPage = (results: string): Page => ({
  path: 'comparisons.md',
  title: 'Comparisons',
  description: 'Benchmarks against other libraries, and where those are better',
  body: results
    .replace(/^# .*\n/, '')
    .replace(/^\| (?:Target|\| reach) \|.*\n(?:\|.*\n)+\n?/gm, '')
    .replace(/ \(target [^)]*\)/g, '')
    .replace(/^#+ /gm, '## ')
    .replace(/^\|.*\|(?=\n\|---)/gm, namedHeadings)
    .replace(/!\[(.+?)\]\(results\/(.+?)\)/g, '<img src="../$2" alt="$1" width="720" />'),
});
