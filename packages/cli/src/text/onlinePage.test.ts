import { expect, test } from 'vitest';
import { onlinePage } from './onlinePage.ts';

test.each([
  ['0.0.0', undefined],
  ['0.1.0', 'https://passmuster.github.io/passmuster/rules/owner/minimum-age/'],
])('version %s links to %s', (version, page) => {
  expect(onlinePage('owner/minimum-age', version)).toBe(page);
});
