/** Asks for a mutant that makes a test fail: any of these mutants, any of these tests. */
export interface Question {
  /** Ids of mutants. */
  readonly mutants: readonly string[];
  /** Tests of a file by a pattern that their whole titles match; if absent, every test that reaches a mutant. */
  readonly tests?: readonly TestPattern[];
}

export interface TestPattern {
  readonly file: string;
  readonly pattern: string;
}

export interface Answer {
  /** The mutant and the test that fails because of it; absent if none was found. */
  readonly found?: { readonly mutant: string; readonly test: string };
  /** How many tests were asked. */
  readonly tests: number;
  /** Whether the changed code runs at import only, such as lists and texts. */
  readonly isStatic: boolean;
}

/** What the process that starts a run passes to the worker that answers. */
export interface MutationRun {
  /** The files with mutants. */
  readonly sources: readonly string[];
  readonly questions: readonly Question[];
  /** How many test files there are: questions are answered after the last. */
  readonly testFiles: number;
  /** The file that the worker writes its answers to, in the order of the questions. */
  readonly report: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutationRun: MutationRun;
  }
}
