import { expect, test } from 'vitest';
import { siteBase } from './siteBase.ts';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/docs', '/docs/'],
  ['/docs/', '/docs/'],
  ['docs', '/docs/'],
  ['/a/b//', '/a/b/'],
])('the site in %j is below %j', (given, base) => {
  expect(siteBase(given)).toBe(base);
});
