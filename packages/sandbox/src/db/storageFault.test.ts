import { expect, test } from 'vitest';
import { DataFileError } from './dataFileError.ts';
import { storageFaultOf } from './storageFault.ts';

const withCode = (code: string) => Object.assign(new Error('a secret'), { code });
const withNumber = (errcode: number) => Object.assign(new Error('a secret'), { errcode });

test.each([
  { why: 'SQLite: full', error: withNumber(13), fault: 'full' },
  { why: 'PostgreSQL: disk_full', error: withCode('53100'), fault: 'full' },
  { why: 'the system: no space', error: withCode('ENOSPC'), fault: 'full' },
  { why: 'SQLite: busy', error: withNumber(5), fault: 'silent' },
  { why: 'SQLite: busy with a recovery', error: withNumber(261), fault: 'silent' },
  { why: 'SQLite: locked', error: withNumber(6), fault: 'silent' },
  { why: 'SQLite: read-only', error: withNumber(8), fault: 'broken' },
  { why: 'SQLite: a write that failed', error: withNumber(778), fault: 'broken' },
  { why: 'SQLite: damaged', error: withNumber(11), fault: 'broken' },
  { why: 'SQLite: cannot open', error: withNumber(14), fault: 'broken' },
  { why: 'SQLite: not a database', error: withNumber(26), fault: 'broken' },
  { why: 'SQLite: wrong SQL', error: withNumber(1), fault: undefined },
  { why: 'SQLite: a constraint', error: withNumber(2067), fault: undefined },
  { why: 'PostgreSQL: a lost connection', error: withCode('08006'), fault: 'silent' },
  { why: 'PostgreSQL: a wrong password', error: withCode('28P01'), fault: 'silent' },
  { why: 'PostgreSQL: too many connections', error: withCode('53300'), fault: 'silent' },
  { why: 'PostgreSQL: a canceled statement', error: withCode('57014'), fault: 'silent' },
  { why: 'PostgreSQL: a lock', error: withCode('55P03'), fault: 'silent' },
  { why: 'PostgreSQL: a read-only transaction', error: withCode('25006'), fault: 'broken' },
  { why: 'PostgreSQL: damaged data', error: withCode('XX001'), fault: 'broken' },
  { why: 'PostgreSQL: an error of the disk', error: withCode('58030'), fault: 'broken' },
  { why: 'PostgreSQL: no such database', error: withCode('3D000'), fault: 'broken' },
  { why: 'PostgreSQL: no such table', error: withCode('42P01'), fault: 'broken' },
  { why: 'PostgreSQL: wrong SQL', error: withCode('42601'), fault: undefined },
  { why: 'PostgreSQL: a duplicate', error: withCode('23505'), fault: undefined },
  { why: 'the system: refused connection', error: withCode('ECONNREFUSED'), fault: 'silent' },
  { why: 'the system: read-only', error: withCode('EROFS'), fault: 'broken' },
  { why: 'a file that is gone', error: new DataFileError('data.sqlite'), fault: 'broken' },
  { why: 'the driver', error: new Error('Connection terminated'), fault: 'silent' },
  { why: 'another error', error: new Error('a secret'), fault: undefined },
  { why: 'not an error', error: 'full', fault: undefined },
])('$why is $fault', ({ error, fault }) => {
  expect(storageFaultOf(error)).toBe(fault);
});
