import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparisonsPage } from '../../scripts/pages/comparisons.ts';

const results = readFileSync(
  new URL('../../../../tools/bench/RESULTS.md', import.meta.url),
  'utf8',
);
const { body } = comparisonsPage(results);

test('the comparisons have every result and loss, and no target of ours', () => {
  const rows = (text: string): readonly string[] =>
    text.split('\n').filter((line) => /^(?:\| (?!Target|[^|]* \| (?:<|>)=)|- )/.test(line));
  expect(body).not.toMatch(/\*\*missed\*\*|\btargets?\b/i);
  const headings = new Set(results.match(/^\|.*\|(?=\n\|---)/gm));
  const figures = rows(results).filter(
    (line) => !headings.has(line) && /\d/.test(line) && !/\| (?:met|\*\*missed\*\*) \|/.test(line),
  );
  expect(figures.length).toBeGreaterThan(50);
  for (const line of figures) expect(body).toContain(line);
});
