import { parentPort, workerData } from 'node:worker_threads';
import { CommandError } from '../terminal/commandError.ts';
import { redirectConsole } from '../terminal/redirectConsole.ts';
import type { CheckedBatch } from './batchChecker.ts';
import { localChecker } from './localChecker.ts';
import type { WorkerAnswer, WorkerData, WorkerQuestion } from './workerChecker.ts';

const answer = (message: WorkerAnswer, transfer: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer);

redirectConsole();

const encoder = new TextEncoder();
const checked: CheckedBatch[] = [];

/** Once the main thread has what modules of the user printed: what is still on its way is lost when the thread is ended. */
const printed = (): Promise<void> =>
  new Promise((resolve) => {
    if (process.stderr.writableLength === 0) resolve();
    else process.stderr.write('', () => resolve());
  });

try {
  const { settings, reporting } = workerData as WorkerData;
  const { check } = await localChecker(settings, reporting);
  const answerTo = async ({ batch, repeated }: WorkerQuestion): Promise<void> => {
    if (batch) {
      const next = await check(batch);
      checked.push(next);
      answer({ values: next.values });
      return;
    }
    const report = await checked.shift()?.finish(repeated);
    if (!report) return;
    await printed();
    const text = encoder.encode(String(report.text));
    answer({ report: { ...report, text } }, [text.buffer]);
  };
  // The order of answers alone says which question each is to.
  let last = Promise.resolve();
  parentPort?.on('message', (question: WorkerQuestion) => {
    last = last.then(() => answerTo(question));
  });
} catch (error) {
  // For example a rule module that doesn't load. An error loses its class on its way to another thread.
  if (!(error instanceof CommandError)) throw error;
  answer({ failure: error.message });
}
