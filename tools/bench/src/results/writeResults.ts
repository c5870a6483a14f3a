import { mkdirSync, writeFileSync } from 'node:fs';
import { isQuick } from '../measure/quick.ts';
import { drawChart } from './drawChart.ts';
import type { Series } from './series.ts';

const folder = new URL('../../results/', import.meta.url);

/**
 * Prints the page of a benchmark, and keeps it with its charts unless the run is quick. `series` has every comparison of
 * its tables, from which the losses are listed.
 */
export function writeResults(name: string, page: string, series: readonly Series[]): void {
  console.log(page);
  if (isQuick) return;
  const charts = new URL('charts/', folder);
  mkdirSync(charts, { recursive: true });
  const drawn = series.flatMap((one) =>
    one.chart === undefined ? [] : [{ ...one, id: one.chart }],
  );
  const pictures = drawn.map(({ id, title }) => `![${title}](charts/${id}.svg)`);
  writeFileSync(new URL(`${name}.md`, folder), `${[page.trim(), ...pictures].join('\n\n')}\n`);
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(series, null, 2)}\n`);
  for (const one of drawn) writeFileSync(new URL(`${one.id}.svg`, charts), drawChart(one));
}
