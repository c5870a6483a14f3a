import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const startsProcesses = ({ moduleId }: TestSpecification): boolean =>
  /node:child_process|startProcess|startSandbox/.test(readFileSync(moduleId, 'utf8'));

/**
 * Runs the test files that start processes first. They take the longest, and some have few lines: a first run, which
 * Vitest orders by size, would end with one of them while nothing else is left to do.
 */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))];
  }
}
