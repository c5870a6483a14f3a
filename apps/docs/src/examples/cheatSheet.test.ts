import * as address from '@passmuster/address';
import * as bank from '@passmuster/bank';
import * as client from '@passmuster/client';
import * as kyc from '@passmuster/kyc';
import * as phone from '@passmuster/phone';
import * as metadata from '@passmuster/phone/ng-za';
import { createSandbox } from '@passmuster/sandbox';
import { readPage, runExample } from '@passmuster/testing/codeExamples';
import { expect, test } from 'vitest';

const blocks = readPage(new URL('../content/docs/cheat-sheet.md', import.meta.url));

test('the cheat sheet gives what it states', async () => {
  const apiKey = 'a-key-of-24-characters-or-more';
  const sandbox = createSandbox({ apiKeys: [apiKey] });
  const names = {
    ...{ ...address, ...bank, ...client, ...kyc, ...phone, ...metadata, createSandbox },
    ...{ apiKey, baseUrl: 'http://localhost/api', fetch: sandbox.fetch },
  };
  let count = 0;
  for (const { code } of blocks) {
    const results = await runExample(code.replace(/ \/\/ refused, .*/, ''), names);
    for (const { expression, found, stated } of results) expect(found, expression).toEqual(stated);
    count += results.length;
  }
  await sandbox.close();
  expect(count).toBe(12);
});
