import { readFileSync } from 'node:fs';
import * as kyc from '@passmuster/kyc';
import schema from '@passmuster/schemas/jsonSchema.json' with { type: 'json' };
import { readPage, runExample } from '@passmuster/testing/codeExamples';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);

test('the examples of the root README give what they state', async () => {
  const names = { ...kyc, schema };
  const results = await Promise.all(
    readPage(new URL('README.md', root)).map(({ code }) => runExample(code, names)),
  );
  expect(results.flat().length).toBe(2);
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

test('the pictures of the root README exist', () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\((?!https:)([^)]+)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(pictures).toEqual(['docs/demo.png', 'docs/workbook.svg']);
  for (const path of pictures)
    expect(readFileSync(new URL(path, root)).length).toBeGreaterThan(1000);
});
