import {
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { journalContract } from '@passmuster/testing/journalContract';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { type FileJournal, type OpenJournalOptions, openJournal } from './openJournal.ts';

const write = temporaryFolder();
const options: OpenJournalOptions = {
  operation: 'createWallet',
  api: 'https://sandbox.example/api',
  apiKey: 'the_api_key_of_this_test',
  isAdopted: false,
  uptime: () => 7,
};
const sent = (key: string) => ({
  type: 'sent' as const,
  key,
  attempt: { at: '2026-11-21T15:20:00.000Z', hash: 'h', mark: [] },
});

test.each(journalContract)('a journal on disk: $title', async ({ title, run }) => {
  const path = write(`contract-${title.length}`, '');
  let last: FileJournal | undefined;
  await run(async () => {
    last?.close();
    last = openJournal(path, options);
    return last;
  });
  last?.close();
});

test('it is for its owner only, and holds neither the API key nor a value', async () => {
  const path = `${write('private', '')}.journal`;
  const journal = openJournal(path, options);
  await journal.append(sent('a'));
  journal.close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).not.toContain(options.apiKey);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test('each has a salt of its own', () => {
  const salts = ['one', 'two'].map((name) => {
    const journal = openJournal(write(name, ''), options);
    journal.close();
    return journal.salt;
  });
  expect(new Set(salts).size).toBe(2);
});

test('an attempt has the row where it stood, and the time since the machine was started', async () => {
  const journal = openJournal(write('row', ''), options);
  await journal.forRow(12).append(sent('a'));
  expect(journal.sent.get('a')).toMatchObject({ row: 12, uptime: 7 });
  journal.close();
});

test('a new API key is noticed until it is accepted', () => {
  const path = write('key', '');
  openJournal(path, options).close();
  const rotated = { ...options, apiKey: 'the_key_that_came_after_it' };
  for (const isAccepted of [false, true]) {
    const journal = openJournal(path, rotated);
    expect(journal.hasNewKey).toBe(true);
    if (isAccepted) journal.acceptKey();
    journal.close();
  }
  const journal = openJournal(path, rotated);
  expect(journal.hasNewKey).toBe(false);
  journal.close();
});

test.each([
  {
    why: 'another operation',
    change: { operation: 'createBankPayoutMethod' },
    says: 'this journal is for createWallet. Name another with --journal',
  },
  {
    why: 'another API',
    change: { api: 'https://sandbox.example/other' },
    says: 'this journal is for https://sandbox.example/api. If that is the same API, pass that address as --base-url; for another one, name another journal with --journal',
  },
])('the journal of $why is refused with the way on', ({ change, says }) => {
  const path = write(JSON.stringify(change).replace(/\W/g, ''), '');
  openJournal(path, options).close();
  expect(() => openJournal(path, { ...options, ...change })).toThrow(`${path}: ${says}`);
  openJournal(path, options).close();
});

test('a journal that was renamed is the same, a copy is refused until it is adopted', async () => {
  const path = write('original', '');
  const journal = openJournal(path, options);
  await journal.append(sent('a'));
  journal.close();
  renameSync(path, `${path}-renamed`);
  openJournal(`${path}-renamed`, options).close();
  copyFileSync(`${path}-renamed`, `${path}-copy`);
  expect(() => openJournal(`${path}-copy`, options)).toThrow(
    'this is a copy of a journal. If the original is no longer used, add --adopt-journal',
  );
  const adopted = openJournal(`${path}-copy`, { ...options, isAdopted: true });
  expect(await adopted.find(['a'])).toHaveLength(1);
  adopted.acceptKey();
  adopted.close();
  openJournal(`${path}-copy`, options).close();
});

test.each([
  { content: 'Dear Sir or Madam\n', says: 'this is not a journal' },
  { content: '{"currency":"USDC","network":"polygon"}', says: 'this is not a journal' },
  { content: 'a', says: 'this is not a journal' },
  { content: '{"journal":"passmuster-submit/1"}\n', says: 'of another version of passmuster' },
  { content: '{"journal":"passmuster-submit/9"}\n', says: 'of another version of passmuster' },
  { line: '{"key":"a","type":"dreaming"}', says: 'Look up what exists before you name another' },
  { line: '{"key":"a","type":"sent"}', says: 'line 3 is damaged' },
  { line: 'x', says: 'line 3 is damaged' },
])('$content$line is refused: $says', ({ content, line, says }) => {
  const path = write(says.length + (line ?? '').slice(0, 3), content ?? '');
  if (line !== undefined) {
    openJournal(path, options).close();
    writeFileSync(path, `${readFileSync(path, 'utf8')}${line}\n`);
  }
  const before = readFileSync(path, 'utf8');
  expect(() => openJournal(path, options)).toThrow(says);
  expect(readFileSync(path, 'utf8')).toBe(before);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test('a line that was being written when the power went is cut off', async () => {
  const path = write('torn', '');
  const first = openJournal(path, options);
  await first.append(sent('a'));
  first.close();
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, `${whole}{"type":"answered","key":"a"`);
  const journal = openJournal(path, options);
  expect(readFileSync(path, 'utf8')).toBe(whole);
  expect(await journal.find(['a'])).toHaveLength(1);
  journal.close();
});

test.each([
  { cut: '' },
  { cut: '{' },
  { cut: '{"journal":"passmuster-submit/2","operation":"crea' },
])('a header that was being written when the power went is written again: $cut', ({ cut }) => {
  const path = write(`header-${cut.length}`, cut);
  openJournal(path, options).close();
  expect(readFileSync(path, 'utf8')).toMatch(/^\{"journal":"passmuster-submit\/2",.*\}\n/);
});

test('a symbolic link leads to the same journal, and to the same lock', async () => {
  const path = write('linked', '');
  const journal = openJournal(path, options);
  await journal.append(sent('a'));
  symlinkSync(path, `${path}-link`);
  expect(() => openJournal(`${path}-link`, options)).toThrow('another run');
  journal.close();
  const again = openJournal(`${path}-link`, options);
  expect(await again.find(['a'])).toHaveLength(1);
  again.close();
});

test('a symbolic link that leads nowhere is one clear line', () => {
  const path = `${write('nowhere', '')}-link`;
  symlinkSync(`${path}-missing`, path);
  expect(() => openJournal(path, options)).toThrow(path);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test('a journal with two names is refused, since each would have a lock', () => {
  const path = write('hard', '');
  openJournal(path, options).close();
  linkSync(path, `${path}-link`);
  expect(() => openJournal(`${path}-link`, options)).toThrow('has another name too');
  unlinkSync(`${path}-link`);
  openJournal(path, options).close();
});

test('a folder that does not exist is one clear line', () => {
  expect(() => openJournal('/nowhere/at/all.journal', options)).toThrow(
    '/nowhere/at/all.journal.lock: its folder does not exist',
  );
});
