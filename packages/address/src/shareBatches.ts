import {
  type AddressWorker,
  type BatchMessage,
  type BookMessage,
  isVerdictMessage,
} from './addressWorker.ts';
import type { LineChecker } from './lineChecker.ts';

/** A batch and its verdicts, once someone has them. */
export interface JudgedBatch {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly verdicts: Uint8Array<ArrayBuffer>;
}

interface Job {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  verdicts?: Uint8Array<ArrayBuffer>;
}

/** Batches the worker has before it, so that it need not wait for the next. */
const ahead = 4;
/** Batches kept until an earlier one is answered: 4 MB. */
const kept = 16;

/**
 * Shares batches between this thread and a worker, and gives them in their order. This thread never waits for the
 * worker: a batch that stays unanswered for long is checked here, so that a worker which fails costs time only.
 */
export async function* shareBatches(
  batches: AsyncIterable<Uint8Array<ArrayBuffer>>,
  check: LineChecker,
  worker: AddressWorker,
  book: readonly string[],
): AsyncGenerator<JudgedBatch, void, undefined> {
  const jobs = new Map<number, Job>();
  const pause = createPause();
  const spare: ArrayBuffer[] = [];
  let nextId = 0;
  let sent = 0;
  worker.addEventListener('message', ({ data }) => {
    if (!isVerdictMessage(data)) return;
    sent--;
    spare.push(data.bytes.buffer);
    const job = jobs.get(data.id);
    if (job !== undefined) job.verdicts ??= data.verdicts;
  });
  worker.start?.();
  worker.postMessage({ book } satisfies BookMessage, []);

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
      if (sent < ahead) {
        sent++;
        const copy = copied(bytes, spare.pop());
        worker.postMessage({ id: job.id, bytes: copy } satisfies BatchMessage, [copy.buffer]);
      } else job.verdicts = check(bytes);
      await pause.once();
      yield* answered(kept);
    }
    yield* answered(0);
  } finally {
    pause.end();
    worker.close?.();
    worker.terminate?.();
  }
}

/** A copy of `bytes`, in memory that has served before where it is large enough. */
function copied(bytes: Uint8Array, memory: ArrayBuffer | undefined): Uint8Array<ArrayBuffer> {
  if (memory === undefined || memory.byteLength < bytes.length) return bytes.slice();
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
