/** What the process that starts a run tells the worker of its tests. */
export interface MutationRun {
  /** The files with mutants. */
  readonly sources: readonly string[];
  /** Ids of the mutants to test. */
  readonly mutants: readonly string[];
  /** How many test files there are: mutants are tested after the last. */
  readonly testFiles: number;
  /** File that the worker writes its results to. */
  readonly report: string;
}

export interface MutantResult {
  readonly id: string;
  /** Whether the changed code runs at import only, such as lists and texts: no test can turn the change on. */
  readonly isStatic: boolean;
  /** How many tests run the changed code. */
  readonly tests: number;
  /** The test that fails, if any. */
  readonly killedBy: string | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutationRun: MutationRun;
  }
}
