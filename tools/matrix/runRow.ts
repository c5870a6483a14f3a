import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installPackages } from './installPackages.ts';
import { type PackedPackage, tarballsOf } from './packPackages.ts';
import type { Row } from './rows/row.ts';
import { runCommand } from './runCommand.ts';

/** The result of a row. `missing`: this machine or the registry lacks something, so nothing was tested. */
export interface RowResult {
  readonly result: 'passed' | 'failed' | 'missing';
  /** The last lines of a command that failed. */
  readonly output: string;
}

/** Codes of npm for packages that do not exist, do not run on this platform, or cannot be reached. */
const unavailable = /\b(E404|ETARGET|EBADPLATFORM|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT)\b/;

const programs = join(import.meta.dirname, 'programs');

/** Installs what `row` needs into `folder`, which must not exist, runs its commands there, and deletes it. */
export async function runRow(
  row: Row,
  packed: ReadonlyMap<string, PackedPackage>,
  folder: string,
): Promise<RowResult> {
  try {
    const installed = await installPackages(folder, {
      ...tarballsOf(row.ours, packed),
      ...row.others,
    });
    if (!installed.passed) {
      const result = unavailable.test(installed.output) ? 'missing' : 'failed';
      return { result, output: lastLines(installed.output) };
    }
    for (const [target, source] of Object.entries(row.files)) {
      mkdirSync(dirname(join(folder, target)), { recursive: true });
      cpSync(join(programs, source), join(folder, target));
    }
    for (const step of row.steps) {
      const { passed, output } = await runCommand(step, folder);
      if (!passed) return { result: 'failed', output: `${step.join(' ')}\n${lastLines(output)}` };
    }
    return { result: 'passed', output: '' };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-25).join('\n');
