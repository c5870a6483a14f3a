import { type Finding, type Rule, toFinding } from '@passmuster/findings';

/** A record of a file that could not be read; the other records are checked all the same. */
export const inputReadable = {
  id: 'input/readable',
  severity: 'error',
  basis: 'standard',
  source: { title: 'RFC 8259 (JSON), RFC 4180 (CSV)' },
  message: 'This record cannot be read: {problem}',
  remedy: 'Correct this record and check the file again',
} as const satisfies Rule;

export const inputFinding = (problem: string): Finding => toFinding(inputReadable, [], { problem });
