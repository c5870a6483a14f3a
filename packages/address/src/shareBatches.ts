import {
  type AddressWorker,
  type BatchMessage,
  hear,
  isReadyMessage,
  isVerdictMessage,
  type ToolsMessage,
} from './addressWorker.ts';
import type { LineChecker, LineTools } from './lineChecker.ts';
import { inputBytes } from './lineModule.ts';

/** A batch and its verdicts, once someone has them. */
export interface JudgedBatch {
  readonly bytes: Uint8Array;
  readonly verdicts: Uint8Array;
}

interface Job {
  readonly id: number;
  readonly bytes: Uint8Array;
  verdicts?: Uint8Array;
}

/** Batches the worker has before it, so that it need not wait for the next. */
const ahead = 4;
/** Batches kept until an earlier one is answered: 4 MB. */
const kept = 32;

/**
 * Shares batches between this thread and a worker, and gives them in their order. This thread begins at once and
 * alone, and never waits for the worker: a batch that stays unanswered for long is checked here, so that a worker
 * which is slow to start or fails costs time only.
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
  hear(worker, (data) => {
    if (isReadyMessage(data)) wanted = ahead;
    if (!isVerdictMessage(data)) return;
    wanted++;
    spare.push(data.bytes.buffer);
    const job = jobs.get(data.id);
    if (job !== undefined) job.verdicts ??= decide(job.bytes, data.verdicts);
  });
  worker.postMessage({ tools } satisfies ToolsMessage, []);

  function* answered(most: number): Generator<JudgedBatch, void, undefined> {
    for (const [id, { bytes, verdicts }] of jobs) {
      if (verdicts === undefined && jobs.size <= most) return;
      jobs.delete(id);
      yield { bytes, verdicts: verdicts ?? check(bytes) };
    }
  }

  try {
    for await (const bytes of batches) {
      const job: Job = { id: nextId++, bytes };
      jobs.set(job.id, job);
      // A batch that is larger is one overlong line: quick to refuse, and slow to copy.
      if (wanted > 0 && bytes.length <= inputBytes) {
        wanted--;
        const copy = copied(bytes, spare.pop());
        worker.postMessage({ id: job.id, bytes: copy } satisfies BatchMessage, [copy.buffer]);
      } else {
        job.verdicts = check(bytes);
        await pause.once();
      }
      yield* answered(kept);
    }
    // The worker has the last batches in their order: from the end, both meet.
    for (const job of [...jobs.values()].reverse()) {
      job.verdicts ??= check(job.bytes);
      await pause.once();
    }
    yield* answered(0);
  } finally {
    pause.end();
    worker.terminate?.();
  }
}

/** A copy of `bytes`, in memory that has served before where it is large enough. */
function copied(bytes: Uint8Array, memory: ArrayBuffer | undefined): Uint8Array<ArrayBuffer> {
  if (memory === undefined || memory.byteLength < bytes.length) return new Uint8Array(bytes);
  const copy = new Uint8Array(memory, 0, bytes.length);
  copy.set(bytes);
  return copy;
}

interface Pause {
  once(): Promise<void>;
  end(): void;
}

/**
 * A turn of the event loop, in which messages arrive; a timer would take a millisecond. Where there is
 * `setImmediate` it must be that: messages to oneself keep the event loop of Node.js from ever getting round
 * to the messages of a worker.
 */
function createPause(): Pause {
  const immediate: unknown = Reflect.get(globalThis, 'setImmediate');
  if (typeof immediate === 'function') {
    return { once: () => new Promise((resolve) => immediate(resolve)), end: () => undefined };
  }
  const { port1, port2 } = new MessageChannel();
  return {
    once: () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      }),
    end: () => port1.close(),
  };
}
