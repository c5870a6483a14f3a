import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';

/** A test as the runner reports it: the titles of its groups and its own, joined by “ > ”. */
export interface ReportedTest {
  readonly path: string;
  readonly passed: boolean;
}

/** What `pnpm test:unit` wrote last. */
export interface TestReport {
  readonly written: number;
  readonly testsOf: (file: string) => readonly ReportedTest[];
}

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** Returns the report at `path`, with files named from `root`; undefined if no test run has written one. */
export function readTestReport(path: string, root: string): TestReport | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const files = new Map<string, ReportedTest[]>();
  for (const { name, assertionResults } of testResults) {
    const tests = assertionResults.map(({ ancestorTitles, title, status }) => ({
      path: [...ancestorTitles, title].join(' > '),
      passed: status === 'passed',
    }));
    files.set(relative(root, name).replaceAll('\\', '/'), tests);
  }
  return { written: stats.mtimeMs, testsOf: (file) => files.get(file) ?? [] };
}
