import { readFileSync } from 'node:fs';
import * as address from '@passmuster/address';
import * as kyc from '@passmuster/kyc';
import schema from '@passmuster/schemas/jsonSchema.json' with { type: 'json' };
import { readPage, runExample } from '@passmuster/testing/codeExamples';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);

test('the examples of the root README give what they state', async () => {
  const names = { ...kyc, ...address, schema };
  const results = await Promise.all(
    readPage(new URL('README.md', root)).map(({ code }) => runExample(code, names)),
  );
  expect(results.flat().length).toBeGreaterThan(2);
  for (const { expression, found, stated } of results.flat()) {
    expect(found, expression).toEqual(stated);
  }
});

test('the first call reviews a whole application, whose only fault is shares of 130%', async () => {
  const [{ code } = { code: '' }] = readPage(new URL('README.md', root));
  expect(code).toContain('...owner, ownership_percentage: 65');
  expect(code).toContain(
    "['The shares add up to 130%. Correct them so that they add up to 100% or less.']",
  );
  const [application] = schema.$defs.BusinessCustomer.examples;
  const { review } = await kyc.loadCustomerReviewer();
  expect(review(application, { asOf: '2026-11-21' }).verdict).toBe('clear');
});

test('the form of the root README is that of the guide', () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const guide = readFileSync(new URL('contactForm.tsx', import.meta.url), 'utf8');
  const [, code = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  const lines = code.split('\n').map((line) => line.trim().replace(/;$/, ''));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(guide).toContain(line);
});

test('the pictures of the root README exist', () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\((?!https:)([^)]+)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(pictures).toEqual([
    'docs/demo.png',
    'docs/workbook.svg',
    'docs/commandLine.svg',
    'docs/architecture.svg',
  ]);
  for (const path of pictures)
    expect(readFileSync(new URL(path, root)).length).toBeGreaterThan(1000);
});
