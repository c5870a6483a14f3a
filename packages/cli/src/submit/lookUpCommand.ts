import { plainWord } from '../text/shellWord.ts';
import type { SubmitRun } from './submitRun.ts';

/**
 * Returns the command that finds out what became of the rows of a run: with the same journal, API and key, and without what only
 * says how to send.
 */
export function lookUpCommand({
  kind,
  file,
  options,
}: Pick<SubmitRun, 'kind' | 'file' | 'options'>): string {
  const { journal = [], baseUrl, apiKeyFile, allowPlainHttp } = options;
  const words = [
    ...journal.flatMap((path) => ['--journal', path]),
    ...(baseUrl === undefined ? [] : ['--base-url', baseUrl]),
    ...(apiKeyFile === undefined ? [] : ['--api-key-file', apiKeyFile]),
    ...(allowPlainHttp ? ['--allow-plain-http'] : []),
  ];
  return ['passmuster submit', kind, ...[file, '--unknown', ...words].map(plainWord)].join(' ');
}
