import { nextCommand } from '../text/nextCommand.ts';
import type { SubmitRun } from './submitRun.ts';

/**
 * Returns the command that goes on with the rows of a run, to which an option such as `--unknown` is added: it reads the file in
 * the same way, with the same journal, API and key, and without what only says how to send.
 */
export function againCommand({
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
  return nextCommand(['submit', kind, file, ...words], options);
}
