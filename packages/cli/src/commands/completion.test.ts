import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const { out } = await runInTest(['completion', 'bash']);
const script = write('passmuster.bash', out);

const rows = [
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
];

/** Prints what bash offers for the last word of each line. A line that ends in a space has an empty one. */
const complete = `source "$0"
for line in "$@"; do
  COMP_WORDS=($line); [[ $line == *' ' ]] && COMP_WORDS+=('')
  COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _passmuster; echo "\${COMPREPLY[@]}"
done`;
const { stdout, stderr, status } = spawnSync(
  'bash',
  ['-c', complete, script, ...rows.map(({ line }) => line)],
  { encoding: 'utf8', timeout: 20_000 },
);

test('bash loads the completions and says nothing of its own', () => {
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.each(rows.map((row, at) => ({ ...row, at })))('bash completes "$line" with $offers', (row) => {
  expect(stdout.split('\n')[row.at]?.split(' ')).toEqual(row.offers);
});
