import { type AddressWorker, onMessage } from './addressWorker.ts';
import { createPause } from './createPause.ts';
import { layout } from './layout.ts';
import type { LineChecker } from './lineChecker.ts';
import type { LineTools } from './lineModule.ts';
import type { AnswerMessage, BatchMessage, ToolsMessage } from './messages.ts';

/** A batch with its verdicts. */
export interface JudgedBatch {
  readonly lines: Uint8Array;
  readonly verdicts: Uint8Array;
}

interface Job {
  readonly lines: Uint8Array;
  verdicts?: Uint8Array;
}

/** Batches sent ahead, so that the worker never waits for the next one. */
const ahead = 4;
/** Batches that wait for an earlier one at most: 4 MB. */
const maxWaiting = 32;

/**
 * Shares batches between this thread and a worker, and yields them in order. This thread never waits for the worker:
 * it checks the batches that are not answered in time itself, so that a worker that is slow or fails costs only time.
 */
export async function* shareBatches(
  batches: AsyncIterable<Uint8Array>,
  { check, decide }: LineChecker,
  worker: AddressWorker,
  tools: LineTools,
): AsyncGenerator<JudgedBatch, void, undefined> {
  const jobs = new Map<number, Job>();
  const pause = createPause();
  const spare: ArrayBuffer[] = [];
  let nextId = 0;
  let wanted = 0;
  onMessage(worker, (data) => {
    const { id, verdicts, memory } = data as Partial<AnswerMessage>;
    if (typeof id !== 'number') return;
    wanted = verdicts === undefined ? ahead : wanted + 1;
    if (memory !== undefined) spare.push(memory);
    const job = jobs.get(id);
    if (job !== undefined && verdicts !== undefined) job.verdicts ??= decide(job.lines, verdicts);
  });
  worker.postMessage({ tools } satisfies ToolsMessage, []);

  function* judged(most: number): Generator<JudgedBatch, void, undefined> {
    for (const [id, { lines, verdicts }] of jobs) {
      if (verdicts === undefined && jobs.size <= most) return;
      jobs.delete(id);
      yield { lines, verdicts: verdicts ?? check(lines) };
    }
  }

  try {
    for await (const lines of batches) {
      const id = nextId++;
      const job: Job = { lines };
      jobs.set(id, job);
      if (wanted > 0) {
        wanted--;
        const memory = spare.pop() ?? new ArrayBuffer(layout.inputBytes);
        new Uint8Array(memory).set(lines);
        const message: BatchMessage = { id, memory, length: lines.length };
        worker.postMessage(message, [memory]);
      } else {
        job.verdicts = check(lines);
        await pause.once();
      }
      yield* judged(maxWaiting);
    }
    // The worker takes the last batches from the front, this thread from the back.
    for (const job of [...jobs.values()].reverse()) {
      job.verdicts ??= check(job.lines);
      await pause.once();
    }
    yield* judged(0);
  } finally {
    pause.end();
    worker.terminate?.();
  }
}
