import { appendFileSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { readBytes, versionOf } from './readBytes.ts';

const write = temporaryFolder();
const text = 'x'.repeat(100_000);

/** Returns how many bytes are read of a file to which something happens after the first of them. */
async function readWhile(file: string, happen: () => void): Promise<number> {
  let length = 0;
  for await (const bytes of readBytes(file, (async function* () {})())) {
    if (length === 0) happen();
    length += bytes.length;
  }
  return length;
}

test.each<{ why: string; change: (file: string) => void }>([
  { why: 'rows were added', change: (file) => appendFileSync(file, text) },
  { why: 'it was cut off', change: (file) => truncateSync(file, 50_000) },
  { why: 'it was written again', change: (file) => writeFileSync(file, 'y'.repeat(90_000)) },
])('a file is refused at its end if $why meanwhile', async ({ why, change }) => {
  const file = write(`${why}.txt`, text);
  await expect(readWhile(file, () => change(file))).rejects.toThrow(
    `${file}: it was changed while it was read. Check it again`,
  );
});

test('a file in whose place another is put is read to its end', async () => {
  const file = write('replaced.txt', text);
  const other = write('other.txt', 'other');
  const before = versionOf(file);
  expect(await readWhile(file, () => renameSync(other, file))).toBe(text.length);
  expect(versionOf(file)).not.toBe(before);
});

test.each([
  {
    why: 'a link to itself',
    file: () => {
      const link = `${write('link', '')}.csv`;
      symlinkSync(link, link);
      return link;
    },
    says: 'this is a link that leads back to itself. Name the file',
  },
  { why: 'a name of 300 characters', file: () => 'x'.repeat(300), says: 'its name is too long' },
])('$why ends with one line', async ({ file, says }) => {
  const { err, out, code } = await runInTest(['check', 'bank', file()]);
  expect(err).toContain(says);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect({ out, code }).toEqual({ out: '', code: 2 });
});
