/**
 * Writes the files that a change begins with, runs the generators and says what is left: `pnpm new rule business/tax-id`,
 * `pnpm new value business_type MUTUAL`, `pnpm new tax-id GH ...`, `pnpm new language es Spanish`.
 * The recipes of CONTRIBUTING.md explain each step.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Change, root, UsageError } from './new/change.ts';
import { newLanguage } from './new/language.ts';
import { newRule } from './new/rule.ts';
import { newTaxId } from './new/taxId.ts';
import { newValue } from './new/value.ts';

const kinds: ReadonlyMap<string, (values: readonly string[]) => Change> = new Map([
  ['rule', newRule],
  ['value', newValue],
  ['tax-id', newTaxId],
  ['language', newLanguage],
]);

function begin({ created, changed = {}, generators, left }: Change): number {
  const taken = Object.keys(created).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new UsageError(`${taken.join(', ')}: exists already`);
  for (const [path, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`${path in created ? 'created' : 'changed'} ${path}`);
  }
  // Sorts imports and breaks long lines. What is left to do may be an error to it.
  const code = Object.keys({ ...created, ...changed }).filter((path) => /\.m?ts$/.test(path));
  if (code.length > 0)
    spawnSync('biome', ['check', '--write', ...code], { cwd: root, stdio: 'ignore' });
  for (const [folder, script] of generators) {
    // npm, because that is what every Node.js has.
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      cwd: join(root, 'packages', folder),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) return 1;
    console.log(`generated packages/${folder}: ${script}`);
  }
  console.log(`\nLeft to do:\n${left.map((step, i) => `${i + 1}. ${step}`).join('\n')}`);
  return 0;
}

const [kind = '', ...values] = process.argv.slice(2);
try {
  const change = kinds.get(kind);
  if (!change) throw new UsageError(`pnpm new ${[...kinds.keys()].join('|')} ...`);
  process.exitCode = begin(change(values));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
