/** The longest delay of a timer. Timers with a longer one fire at once. */
const longest = 2 ** 31 - 1;

const startTimer = (run: () => void, milliseconds: number): ReturnType<typeof setTimeout> =>
  setTimeout(run, Math.min(milliseconds, longest));

/** The abort reason of a scope whose time is up. No reason of a caller equals it. */
const timeUp = /* @__PURE__ */ Symbol('timeout');

/** Why a scope ended early. */
export type Ending = 'aborted' | 'timeout';

/** A period within which work must end. */
export interface Scope {
  /** Aborted when the time is up or the parent is aborted. `endingOf` says which. */
  readonly signal: AbortSignal;
  /** Extends the timeout, for delays that the API asks for. */
  readonly extend: (milliseconds: number) => void;
  /** Stops the timer and removes the listener from the parent. */
  readonly close: () => void;
}

/** Returns why the signal of a scope was aborted, or undefined if it was not. */
export const endingOf = ({ aborted, reason }: AbortSignal): Ending | undefined => {
  if (!aborted) return undefined;
  return reason === timeUp ? 'timeout' : 'aborted';
};

/** Runs `run` when `signal` is aborted, at once if it already is. */
export function onAbort(signal: AbortSignal, run: () => void): void {
  if (signal.aborted) run();
  signal.addEventListener('abort', run);
}

/** Opens a scope with a timeout, within `parent`. Every scope must be closed. */
export function openScope(parent: AbortSignal | undefined, milliseconds: number): Scope {
  const controller = new AbortController();
  const follow = (): void => controller.abort(parent?.reason);
  let extension = 0;
  const expire = (): void => {
    if (extension > 0) {
      timer = startTimer(expire, extension);
      extension = 0;
    } else controller.abort(timeUp);
  };
  let timer = startTimer(expire, milliseconds);
  if (parent) onAbort(parent, follow);
  return {
    signal: controller.signal,
    extend: (more) => {
      extension += more;
    },
    close: () => {
      clearTimeout(timer);
      parent?.removeEventListener('abort', follow);
    },
  };
}

/** Settles as `work` does, or rejects when `signal` is aborted, even if `work` ignores the signal. */
export function endWith<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    onAbort(signal, () => reject(signal.reason));
    work.then(resolve, reject);
  });
}

/** Lets other work run first, so that a long task delays nobody for long. */
export const turn = (): Promise<void> => new Promise((resolve) => startTimer(resolve, 0));

/** Waits, but no longer than until `parent` is aborted. */
export async function pause(milliseconds: number, parent: AbortSignal): Promise<void> {
  const { signal, close } = openScope(parent, milliseconds);
  await new Promise<void>((resolve) => onAbort(signal, resolve));
  close();
}
