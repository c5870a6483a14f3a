import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '@passmuster/findings';
import { sampleDay } from '@passmuster/testing/samples';
import { type FileExample, fileExamples } from '../../src/ruleExamples/fileExamples.ts';
import type { PageExample, PageSide } from '../../src/ruleExamples/pageExample.ts';
import { runScript } from '../programs/runScript.ts';

const cli = new URL('../../../../packages/cli/src/main.ts', import.meta.url);
const sides = ['remarked', 'quiet'] as const;

const bytesOf = ({ headings, ...example }: FileExample, side: (typeof sides)[number]): Buffer =>
  Buffer.concat(
    [headings, ...example[side].slice(1)].map((row) =>
      Buffer.concat([Buffer.from(row), Buffer.from('\n')]),
    ),
  );

/** Returns the name of a file, which some findings show. */
const nameOf = (rule: string, side: (typeof sides)[number]): string =>
  `${rule.replace(/.*\//, '')}${side === 'remarked' ? '' : '-corrected'}.csv`;

/** Runs the command line in a folder of files of one kind, and returns the findings of each file by its name. */
function findingsOf(
  kind: FileExample['kind'],
  folder: string,
  files: readonly string[],
): ReadonlyMap<string, readonly Finding[]> {
  const args = [cli.pathname, 'check', kind, ...files];
  const day = kind === 'customer' ? ['--as-of', sampleDay] : [];
  const options = ['--format', 'ndjson', '--fail-on', 'never', ...day];
  const printed = execFileSync(
    process.execPath,
    ['--conditions=@passmuster/source', ...args, ...options],
    { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const found = new Map<string, readonly Finding[]>();
  for (const line of printed.toString().split('\n').filter(Boolean)) {
    const { file, findings } = JSON.parse(line);
    if (file === undefined) continue;
    found.set(file, [...(found.get(file) ?? []), ...findings]);
  }
  return found;
}

/** Returns the findings of files whose customers are in a file of results, by the name of each file. */
function joinedFindings(
  results: string,
  folder: string,
  files: readonly string[],
): ReadonlyMap<string, readonly Finding[]> {
  const at = join(folder, 'results.csv');
  writeFileSync(at, results);
  return new Map(
    files.map((name) => [
      name,
      runScript('cli', 'scripts/printJoined.ts', join(folder, name), at) as readonly Finding[],
    ]),
  );
}

/** Returns the examples of the rules about a file, as the command line reports them. */
export function fileExamplePages(): readonly PageExample[] {
  const folder = mkdtempSync(join(tmpdir(), 'passmuster-examples-'));
  try {
    const kinds = Object.groupBy(Object.entries(fileExamples), ([, { kind }]) => kind);
    return Object.entries(kinds).flatMap(([kind, examples = []]) => {
      const at = join(folder, kind);
      mkdirSync(at);
      const files = examples.flatMap(([rule, example]) =>
        sides.map((side) => {
          const name = nameOf(rule, side);
          writeFileSync(join(at, name), bytesOf(example, side));
          return name;
        }),
      );
      const [[, { results = undefined } = {}] = []] = examples;
      const found =
        results === undefined
          ? findingsOf(kind as FileExample['kind'], at, files)
          : joinedFindings(results, at, files);
      return examples.map(([rule, example]): PageExample => {
        const side = (name: (typeof sides)[number]): PageSide => ({
          why: example[name][0],
          asOf: sampleDay,
          text: bytesOf(example, name).toString().trimEnd(),
          omitted: [],
          findings: (found.get(nameOf(rule, name)) ?? []).filter(
            (finding) => finding.rule === rule,
          ),
        });
        return { rule, language: 'csv', remarked: side('remarked'), quiet: side('quiet') };
      });
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
