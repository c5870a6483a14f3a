/** The longest time a timer can wait; beyond it, timers fire at once. */
const longest = 2 ** 31 - 1;

const later = (run: () => void, milliseconds: number): ReturnType<typeof setTimeout> =>
  setTimeout(run, Math.min(milliseconds, longest));

/** Why a scope is aborted when its time is up; no caller's own reason equals it. */
const timeUp = /* @__PURE__ */ Symbol('timeout');

/** Why something was ended early. */
export type Ending = 'aborted' | 'timeout';

/** A time within which work must end. */
export interface Scope {
  /** Aborted when the time is up or the parent is aborted; `endingOf` tells which. */
  readonly signal: AbortSignal;
  /** Moves the deadline; for waits that the API asks for. */
  readonly extend: (milliseconds: number) => void;
  /** Stops the timer and takes the listener off the parent. */
  readonly close: () => void;
}

/** The reason a scope's signal was aborted for, undefined while it is not. */
export const endingOf = ({ aborted, reason }: AbortSignal): Ending | undefined => {
  if (!aborted) return undefined;
  return reason === timeUp ? 'timeout' : 'aborted';
};

/** Runs when `signal` is aborted, at once if it was before. */
export function onAbort(signal: AbortSignal, run: () => void): void {
  if (signal.aborted) run();
  signal.addEventListener('abort', run);
}

/** Opens a scope of so many milliseconds, within `parent`. Close it, whatever happens. */
export function openScope(parent: AbortSignal | undefined, milliseconds: number): Scope {
  const controller = new AbortController();
  const follow = (): void => controller.abort(parent?.reason);
  let extension = 0;
  const expire = (): void => {
    if (extension > 0) {
      timer = later(expire, extension);
      extension = 0;
    } else controller.abort(timeUp);
  };
  let timer = later(expire, milliseconds);
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

/** Ends with `signal`, also where `work` takes no notice of it. */
export function endWith<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    onAbort(signal, () => reject(signal.reason));
    work.then(resolve, reject);
  });
}

/** Waits; shorter if `parent` is aborted, not at all if it was already. */
export async function pause(milliseconds: number, parent: AbortSignal): Promise<void> {
  const { signal, close } = openScope(parent, milliseconds);
  await new Promise<void>((resolve) => onAbort(signal, resolve));
  close();
}
