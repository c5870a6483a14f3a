import type { LineTools } from './lineModule.ts';

/** Sent first to the worker. */
export interface ToolsMessage {
  readonly tools: LineTools;
}

/** Lines on their way to the worker, at the beginning of `memory`. */
export interface BatchMessage {
  readonly id: number;
  readonly memory: ArrayBuffer;
  readonly length: number;
}

/** The worker's answers: to `ToolsMessage` without, to `BatchMessage` with verdicts and the memory to use again. */
export interface AnswerMessage {
  readonly id: number;
  readonly verdicts?: Uint8Array<ArrayBuffer>;
  readonly memory?: ArrayBuffer;
}
