/**
 * Measures what an import adds to a page, ours and the others':
 * `node --conditions=@passmuster/source src/sizes.ts`. Writes results/sizes.md.
 */
import type { Series } from './results/series.ts';
import { writeResults } from './results/writeResults.ts';
import { type Bundle, bundlesByTopic, kilobytes } from './sizes/bundles.ts';

const bundles = bundlesByTopic();
const tables = [...bundles].map(([topic, rows]) =>
  [
    `| ${topic} | gzip | brotli |`,
    '|---|---|---|',
    ...rows.map(
      ({ name, gzip, brotli }) => `| ${name} | ${kilobytes(gzip)} | ${kilobytes(brotli)} |`,
    ),
  ].join('\n'),
);

const compared = (
  title: string,
  topic: string,
  isCompared: (bundle: Bundle) => boolean,
): Series => ({
  title,
  unit: 'bytes of brotli',
  better: 'lower',
  bars: (bundles.get(topic) ?? [])
    .filter(isCompared)
    .map(({ name, isOurs, brotli }) => ({ name, isOurs, value: brotli })),
});

const page = `# Sizes

Bundled by esbuild and minified: what a page loads at first. Tables that load when they are needed are not counted. A test keeps
ours within 10% of what the code takes.

${tables.join('\n\n')}
`;
writeResults('sizes', page, [
  compared('`isAddress` in a bundle', 'Addresses', ({ name }) => name.endsWith('`isAddress`')),
  compared('Every country in a form', 'Phone numbers', ({ name }) => /`m(?:ax|in)`/.test(name)),
]);
