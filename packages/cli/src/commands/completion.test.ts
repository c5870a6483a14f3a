import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const { out } = await runInTest(['completion', 'bash']);
const script = write('passmuster.bash', out);

/** What bash offers for the last word of a line. */
function offered(line: string): readonly string[] {
  const { stdout, status, stderr } = spawnSync(
    'bash',
    [
      '-c',
      `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _passmuster; echo "\${COMPREPLY[@]}"`,
      script,
      ...line.split(' '),
    ],
    { encoding: 'utf8', timeout: 10_000 },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.trim().split(' ');
}

test.each([
  { line: 'passmuster ch', offers: ['check'] },
  { line: 'passmuster check ', offers: ['customer', 'wallet', 'address', 'bank', 'phone'] },
  { line: 'passmuster check bank --fo', offers: ['--format'] },
  { line: 'passmuster check bank accounts.csv --fai', offers: ['--fail-on'] },
  { line: 'passmuster check bank --format j', offers: ['json', 'junit'] },
  { line: 'passmuster check bank --output ', offers: [''] },
  { line: 'passmuster check bank --net', offers: [''] },
  { line: 'passmuster check address --net', offers: ['--network'] },
  { line: 'passmuster explain ', offers: [''] },
  { line: 'passmuster completion ', offers: ['bash', 'zsh', 'fish'] },
])('bash completes "$line" with $offers', ({ line, offers }) => {
  expect(offered(line)).toEqual(offers);
});
