import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { beside, filesAlone } from '../../test/filesAlone.ts';
import { submitting, wallet } from '../../test/submitting.ts';
import { holderHere } from './lockHolder.ts';

const writeAlone = filesAlone();
const { submit, created } = submitting();

let gone = 0;
test.each([
  { lost: 'journal', spoil: (file: string) => renameSync(`${file}.journal`, `${file}.moved`) },
  { lost: 'journal.lock', spoil: (file: string) => rmSync(`${file}.journal.lock`) },
  {
    lost: 'journal.lock',
    spoil: (file: string) =>
      writeFileSync(`${file}.journal.lock`, JSON.stringify(holderHere('another'))),
  },
])(
  'a $lost that is gone or replaced stops the run before the next row',
  async ({ lost, spoil }) => {
    gone += 1;
    const name = `gone ${gone}`;
    const file = writeAlone('gone.ndjson', wallet(`${name} a`) + wallet(`${name} b`));
    let requests = 0;
    const { err, code } = await submit(file, ['--concurrency', '1'], {
      fetch: (...request) => {
        requests += 1;
        if (requests === 1) spoil(file);
        return fetch(...request);
      },
    });
    expect(err).toContain(`${file}.${lost}: it was moved, deleted or replaced during the run`);
    expect(code).toBe(2);
    expect(requests).toBe(1);
  },
);

test('a damaged journal in the folder is named, and nothing is sent; one for something else is not read', async () => {
  const file = writeAlone('rows.ndjson', wallet('beside a damaged one'));
  await submit(file);
  const other = beside(file, 'other.ndjson');
  writeFileSync(other, wallet('other'));
  const journal = readFileSync(`${file}.journal`, 'utf8');
  writeFileSync(`${file}.journal`, `${journal}{"type":"answe\n`);
  const { err, code } = await submit(other);
  expect(err).toContain(`${file}.journal: line`);
  expect(code).toBe(2);
  writeFileSync(`${file}.journal`, `${journal.replace('createWallet', 'another')}{"type":"answe\n`);
  expect((await submit(other)).out).toBe('1 created\n');
});

test('a run in the same folder is waited for: neither would see what the other sends', async () => {
  const file = writeAlone('rows.ndjson', wallet('side by side'));
  writeFileSync(beside(file, 'copy.ndjson.journal.lock'), JSON.stringify(holderHere('running')));
  const { err, code } = await submit(file);
  expect(err).toContain('another run submits from this folder, perhaps the same rows');
  expect(code).toBe(2);
  expect((await created()).get('side by side')).toBeUndefined();
});
