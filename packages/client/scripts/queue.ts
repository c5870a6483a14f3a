/**
 * Runs `examples/queue` with workers that are killed with -9, answers that are lost before and after the work, and a database that is
 * killed and restarted: `pnpm verify queue`, with 10,000 jobs. `pnpm verify queue 150 [folder]` runs 150, in the folder where the example
 * is installed from packed packages. Exits with 1 if a wallet was created twice or lost, or a job has no end.
 */
import { fileURLToPath } from 'node:url';
import { queueProblems, runQueue } from './queueRun.ts';

const [jobs = process.env['FULL_SIZE'] ? '10000' : '150', installed] = process.argv.slice(2);
const folder = installed ?? fileURLToPath(new URL('../../../examples/queue', import.meta.url));
const nodeArgs = installed ? [] : ['--conditions=@passmuster/source'];
const figures = await runQueue({
  folder,
  nodeArgs,
  jobs: Number(jobs),
  workers: 4,
  killEvery: 5_000,
});
const problems = queueProblems(figures);
console.log(figures, problems);
process.exit(problems.length === 0 ? 0 : 1);
