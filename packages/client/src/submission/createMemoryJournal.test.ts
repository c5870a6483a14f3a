import { journalContract } from '@passmuster/testing/journalContract';
import { test } from 'vitest';
import { createMemoryJournal } from './createMemoryJournal.ts';

test.each(journalContract)('a journal in memory: $title', async ({ run }) => {
  const journal = createMemoryJournal('the salt of this test');
  await run(async () => journal);
});
