import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usesPackages } from './usesPackages.ts';

test.each([
  { markdown: 'npm install express @passmuster/kyc valibot', uses: true },
  { markdown: 'npm install --save-dev passmuster', uses: true },
  { markdown: 'npx passmuster check customer a.csv', uses: true },
  { markdown: 'KEY=a npx @passmuster/sandbox', uses: true },
  { markdown: 'npm install react-hook-form', uses: false },
  { markdown: 'npx wait-on http://127.0.0.1\nimport `passmuster`', uses: false },
])('$markdown: $uses', ({ markdown, uses }) => {
  expect(usesPackages(markdown)).toBe(uses);
});

test('the page that the notice leads to says how to install and run them', () => {
  const start = readFileSync(new URL('../content/docs/start.mdx', import.meta.url), 'utf8');
  const install = start.split('## Install\n')[1]?.split('\n## ')[0] ?? '';
  expect(install).toMatch(/pnpm@[\d.]+ install:into \S+ .*@passmuster\/kyc/);
  expect(install).toMatch(/pnpm@[\d.]+ passmuster\b/);
});
