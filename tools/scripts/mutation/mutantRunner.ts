import { writeFileSync } from 'node:fs';
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner, vi } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { attemptsFor, isNamed, isRunAtImport } from './attempts.ts';
import { processorTime } from './processorTime.ts';
import type { Answer, MutationRun, Question } from './question.ts';
import { board, type Reached } from './switchboard.ts';

/**
 * The most processor time in milliseconds for one question, and for a test that no question names. Hundreds of tests reach the code that
 * every review runs. What only the tests left out would find counts as not found, so that a score is a lower bound.
 */
const maxQuestionTime = 2_000;
/** For a question that names its tests, which may load all of their modules again for each mutant. */
const maxNamedTime = 3_000;
const maxTestTime = 300;

/** A test, and the processor time that it takes. */
interface Timed {
  readonly test: RunnerTestCase;
  readonly time: number;
}

/**
 * Runs all tests once to see which mutants each of them reaches. Then answers each question: activates a mutant and
 * runs the tests that reach it, the fastest and narrowest first, until one fails or the time is up.
 */
export default class MutantRunner extends TestRunner {
  #tests: readonly Timed[] = [];
  #failed: RunnerTestCase | undefined;
  /** By the id of a test: the mutants that made it fail. */
  readonly #found = new Map<string, Set<string>>();
  /** Whether the last tests could not even be loaded. */
  #isBroken = false;
  #start = 0;
  #files = 0;
  #isAnswering = false;
  readonly #run: MutationRun = this.injectValue('mutationRun');

  /** Imports the changed sources first, so that code which runs at import is not counted as code that a test runs. */
  async onBeforeCollect(): Promise<void> {
    if (this.#files > 0) return;
    for (const source of this.#run.sources) await import(source);
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    // One failed test is enough.
    if (this.#isAnswering && this.#failed) test.mode = 'skip';
    await super.onBeforeRunTask(test);
    board.currentTestId = test.id;
    this.#start = processorTime();
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test);
    board.currentTestId = undefined;
    if (test.type !== 'test') return;
    const hasPassed = test.result?.state === 'pass';
    if (this.#isAnswering) {
      if (hasPassed || test.result?.state !== 'fail') return;
      this.#failed ??= test;
    } else if (hasPassed) {
      this.#tests = [...this.#tests, { test, time: processorTime() - this.#start }];
    } else if (test.result?.state === 'fail') {
      process.stderr.write(`Left out, fails without any mutant: ${nameOf(test)}\n`);
    }
  }

  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles(files);
    if (this.#isAnswering) return;
    this.#files += files.length;
    if (this.#files < this.#run.testFiles) return;
    this.#isAnswering = true;
    // An await that a mutant never resolves.
    this.config.testTimeout = 10_000;
    await this.#answerAll();
  }

  async #answerAll(): Promise<void> {
    const { questions, report } = this.#run;
    const reached = board.mutantCoverage?.perTest ?? {};
    await this.#orderTests(reached);
    const answers: Answer[] = [];
    for (const [i, question] of questions.entries()) {
      answers.push(await this.#answer(question, reached));
      const open = answers.filter(({ found, isStatic }) => !found && !isStatic).length;
      if (i % 100 === 0) process.stderr.write(`${i} of ${questions.length}: ${open} not found\n`);
    }
    writeFileSync(report, JSON.stringify(answers));
  }

  /** Sorts the tests, the fastest and narrowest first. The first run of a test may load tables, so the slow ones run again. */
  async #orderTests(reached: Reached): Promise<void> {
    const timed: Timed[] = [];
    for (const { test, time: first } of this.#tests) {
      const start = processorTime();
      if (first > maxTestTime) await this.#firstFailing([test], undefined);
      timed.push({ test, time: first > maxTestTime ? processorTime() - start : first });
    }
    const costOf = ({ test, time }: Timed): number =>
      time * Object.keys(reached[test.id] ?? {}).length;
    this.#tests = timed.sort((a, b) => costOf(a) - costOf(b));
  }

  async #answer(question: Question, reached: Reached): Promise<Answer> {
    const asked = this.#testsOf(question);
    const attempts = attemptsFor(question, asked, reached);
    const isReached = ({ id }: RunnerTestCase): boolean =>
      question.mutants.some((mutant) => reached[id]?.[mutant]);
    const end = processorTime() + (question.tests ? maxNamedTime : maxQuestionTime);
    let found = this.#knownAnswer(question, asked);
    for (const { mutant, tests } of attempts) {
      if (found || processorTime() > end) break;
      found = await this.#attempt(question, mutant, tests);
    }
    return {
      tests: asked.filter(isReached).length,
      isStatic: !asked.some(isReached) && question.mutants.some(isRunAtImport),
      ...(found && { found }),
    };
  }

  /** Returns the answer of earlier questions about a named test. */
  #knownAnswer(question: Question, asked: readonly RunnerTestCase[]): Answer['found'] {
    if (!question.tests) return undefined;
    for (const test of asked) {
      const mutant = question.mutants.find((id) => this.#found.get(test.id)?.has(id));
      if (mutant !== undefined) return { mutant, test: nameOf(test) };
    }
    return undefined;
  }

  /** Runs tests of one file with a mutant and returns the first that fails because of it. */
  async #attempt(
    question: Question,
    mutant: string,
    tests: readonly RunnerTestCase[],
  ): Promise<Answer['found']> {
    const failed = await this.#firstFailing(tests, mutant);
    // That nothing can be loaded is noticed. It says nothing about a test where any expression may be changed.
    if (this.#isBroken && isNamed(mutant)) {
      return { mutant, test: tests[0]?.file.name ?? '' };
    }
    if (!failed || !(await this.#isRepeatable(failed, question))) return undefined;
    this.#found.set(failed.id, (this.#found.get(failed.id) ?? new Set()).add(mutant));
    return { mutant, test: nameOf(failed) };
  }

  /** Returns the tests that a question names, or all that are fast. */
  #testsOf({ tests }: Question): readonly RunnerTestCase[] {
    if (!tests) {
      return this.#tests.filter(({ time }) => time <= maxTestTime).map(({ test }) => test);
    }
    const patterns = tests.map(({ file, pattern }) => ({
      file,
      regExp: new RegExp(pattern, 'su'),
    }));
    return this.#tests
      .map(({ test }) => test)
      .filter(({ file, fullTestName }) =>
        patterns.some((one) => one.file === file.filepath && one.regExp.test(fullTestName)),
      );
  }

  /**
   * Returns whether a test passes again without any mutant. A busy machine may make it late once. A test that a question
   * names is repeated once only: it has nothing to win by a score.
   */
  async #isRepeatable(test: RunnerTestCase, { tests }: Question): Promise<boolean> {
    if (tests && this.#found.has(test.id)) return true;
    for (let i = 0; i < 2; i++) if (!(await this.#firstFailing([test], undefined))) return true;
    process.stderr.write(`Left out, fails when it is repeated: ${nameOf(test)}\n`);
    this.#tests = this.#tests.filter((timed) => timed.test.id !== test.id);
    return false;
  }

  /** Returns the first of some tests of one file that fails with the mutant, or without any. */
  async #firstFailing(
    tests: readonly RunnerTestCase[],
    mutant: string | undefined,
  ): Promise<RunnerTestCase | undefined> {
    const filepath = tests[0]?.file.filepath;
    if (filepath === undefined) return undefined;
    const hits = tests.map(({ id }) => board.mutantCoverage?.perTest[id]?.[mutant ?? ''] ?? 0);
    const isReached = hits.some((hit) => hit > 0);
    this.#failed = undefined;
    board.hitCount = 0;
    board.hitLimit = 10_000 + 10 * Math.max(0, ...hits);
    board.activeMutant = mutant;
    if (mutant !== undefined && !isReached) vi.resetModules();
    const [file] = await startTests([{ filepath, testIds: tests.map(({ id }) => id) }], this);
    if (mutant !== undefined && !isReached) vi.resetModules();
    board.activeMutant = undefined;
    this.#isBroken = file?.tasks.length === 0;
    return this.#failed;
  }
}

const nameOf = (test: RunnerTestCase): string => `${test.file.name}: ${test.fullTestName}`;
