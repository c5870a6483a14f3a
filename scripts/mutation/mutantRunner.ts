import { writeFileSync } from 'node:fs';
import {
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
  TestRunner,
} from 'vitest';
import type { MutantResult, MutationRun } from './mutationRun.ts';

/** Those of the platform, even while a test has fake ones. */
const { setTimeout, clearTimeout } = globalThis;

/**
 * The most processor time in milliseconds for the tests of one mutant together, and for one of them. Hundreds of tests
 * reach the code that every review runs. A mutant that only the tests left out would find counts as not found, so that
 * a score is a lower bound.
 */
const mostTime = 2_000;
const longestTest = 300;

/** By the id of a test: how often it reaches each mutant. */
type Reached = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What instrumented code reads and writes. Source: `instrumentationBabelHeader` of @stryker-mutator/instrumenter. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  /** Stands in for `kept ??= make()`: makes the value anew for each test, and for each mutant. */
  cached?: <Value>(kept: Value | undefined, make: () => Value) => Value;
  /** Stands in for a map of made values: empties it for each test, and for each mutant. */
  emptied?: <Made extends { readonly clear?: () => void }>(map: Made) => Made;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: {
    readonly static: Record<string, number>;
    readonly perTest: Reached;
  };
}

const instrumented = globalThis as typeof globalThis & { __stryker__?: Switchboard };
instrumented.__stryker__ ??= {};
const board = instrumented.__stryker__;

const madeFor = new WeakMap<object, string | undefined>();
board.cached = (kept, make) => {
  const user = board.activeMutant ?? board.currentTestId;
  if (kept !== undefined && madeFor.get(Object(kept)) === user) return kept;
  const made = make();
  madeFor.set(Object(made), user);
  return made;
};

board.emptied = (map) => {
  const user = board.activeMutant ?? board.currentTestId;
  if (madeFor.get(map) !== user) map.clear?.();
  madeFor.set(map, user);
  return map;
};

/**
 * Runs all tests once to see which mutants each of them reaches. Then, for each mutant, runs the tests that reach it,
 * the fastest and narrowest first, until one fails or the time is up.
 */
export default class MutantRunner extends TestRunner {
  /** The tests and the processor time of each. */
  #tests = new Map<RunnerTestCase, number>();
  #start = 0;
  readonly #run: MutationRun = this.injectValue('mutationRun');
  #files = 0;

  /** Imports the changed sources first, so that code which runs at import is not counted as code that a test runs. */
  async onBeforeCollect(): Promise<void> {
    if (this.#files > 0) return;
    for (const source of this.#run.sources) await import(source);
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    board.currentTestId = test.id;
    this.#start = processorTime();
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test);
    board.currentTestId = undefined;
    if (test.type !== 'test') return;
    if (test.result?.state === 'pass') this.#tests.set(test, processorTime() - this.#start);
    else process.stderr.write(`Left out, fails without any mutant: ${nameOf(test)}\n`);
  }

  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles(files);
    this.#files += files.length;
    if (this.#files === this.#run.testFiles) await this.#runMutants();
  }

  async #runMutants(): Promise<void> {
    const { mutants, report } = this.#run;
    const reached = board.mutantCoverage?.perTest ?? {};
    const results: MutantResult[] = [];
    let alive = 0;
    await this.#orderTests(reached);
    for (const [i, id] of mutants.entries()) {
      const reaching = [...this.#tests.keys()].filter(({ id: test }) => reached[test]?.[id]);
      const killer = await this.#firstFailing(id, reaching, reached);
      const isStatic =
        board.mutantCoverage?.static[id] !== undefined &&
        !Object.values(reached).some((hits) => hits[id]);
      if (!isStatic && killer === undefined) alive++;
      results.push({ id, isStatic, tests: reaching.length, killedBy: killer && nameOf(killer) });
      if (i % 100 === 0) process.stderr.write(`${i} of ${mutants.length}: ${alive} not found\n`);
    }
    writeFileSync(report, JSON.stringify(results));
  }

  /** Sorts the tests, the fastest and narrowest first, without the longest. The first run of a test may load tables. */
  async #orderTests(reached: Reached): Promise<void> {
    const cost = new Map<RunnerTestCase, number>();
    for (const [test, first] of this.#tests) {
      const start = processorTime();
      if (first > longestTest) await passesInTime(test);
      const duration = first > longestTest ? processorTime() - start : first;
      const mutants = Object.keys(reached[test.id] ?? {}).length;
      if (duration <= longestTest) cost.set(test, duration * mutants);
    }
    this.#tests = new Map([...cost].sort(([, a], [, b]) => a - b));
  }

  /** Returns the first of `tests` that fails with the mutant, or doesn't end, and passes again without it. */
  async #firstFailing(
    id: string,
    tests: readonly RunnerTestCase[],
    reached: Reached,
  ): Promise<RunnerTestCase | undefined> {
    const end = processorTime() + mostTime;
    for (const test of tests) {
      if (processorTime() > end) return undefined;
      board.hitCount = 0;
      board.hitLimit = 1_000 + 10 * (reached[test.id]?.[id] ?? 0);
      board.activeMutant = id;
      const passes = await passesInTime(test);
      board.activeMutant = undefined;
      if (passes) continue;
      // A busy machine may make it late once.
      if ((await passesInTime(test)) || (await passesInTime(test))) return test;
      process.stderr.write(`Left out, fails when it is repeated: ${nameOf(test)}\n`);
      this.#tests.delete(test);
    }
    return undefined;
  }
}

/** In milliseconds. Of this thread only, so that a busy machine doesn't change a score. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const durationOf = (test: RunnerTestCase): number => test.result?.duration ?? 0;

const nameOf = (test: RunnerTestCase): string => `${test.file.name}: ${test.name}`;

async function passesInTime(test: RunnerTestCase): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const suites = suitesOf(test);
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, 5_000 + 20 * durationOf(test));
  });
  try {
    for (const suite of suites) {
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach)
        await hook(test.context, suite);
    }
    await Promise.race([TestRunner.getTestFn(test)(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    for (const suite of suites) {
      for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite);
    }
  }
}

/** Returns the suites around a test, the outermost first. */
function suitesOf({ suite, file }: RunnerTestCase): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let outer = suite; outer !== undefined; outer = outer.suite) suites.unshift(outer);
  return [file, ...suites];
}
