import { specifiedOperations } from '@passmuster/testing/contract/operations';
import { expect, test } from 'vitest';
import * as handler from './handler.ts';
import * as entry from './index.ts';
import * as postgres from './postgres.ts';
import * as submission from './submission.ts';

test('the package exports a function for each operation, these names, and no others', () => {
  const others = [
    'PassmusterError',
    'bindClient',
    'createClient',
    'isLoopback',
    'paginateWallets',
    'request',
    'revisionHeader',
    'unwrap',
  ];
  expect(Object.keys(entry).sort()).toEqual(
    [...specifiedOperations.map(({ id }) => id), ...others].sort(),
  );
});

test('the submission exports these names, and no others', () => {
  expect(Object.keys(submission).sort()).toEqual([
    'createHoldNames',
    'createMemoryJournal',
    'createSubmission',
    'markOf',
    'maySend',
    'next',
  ]);
});

test('the journal in PostgreSQL exports these names, and no others', () => {
  expect(Object.keys(postgres).toSorted()).toEqual([
    'JournalError',
    'postgresDoubts',
    'postgresJournal',
    'postgresJournalTables',
  ]);
});

test('the handler exports these names, and no others', () => {
  expect(Object.keys(handler).toSorted()).toEqual([
    'createApiHandler',
    'createBodyDropper',
    'createBodyReader',
    'maxBodyBytes',
    'smallBodyBytes',
  ]);
});
