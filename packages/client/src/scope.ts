/** The longest time a timer can wait; beyond it, timers fire at once. */
const longest = 2 ** 31 - 1;

const later = (run: () => void, milliseconds: number): ReturnType<typeof setTimeout> =>
  setTimeout(run, Math.min(milliseconds, longest));

/** Why something was ended early. */
export type Ending = 'aborted' | 'timeout';

/** A time within which work must end. */
export interface Scope {
  /** Aborted, with an `Ending` as its reason, when the time is up or the parent is aborted. */
  readonly signal: AbortSignal;
  /** Moves the deadline; for waits that the API asks for. */
  readonly extend: (milliseconds: number) => void;
  /** Stops the timer and takes the listener off the parent. */
  readonly close: () => void;
}

/** The reason a scope's signal was aborted for, undefined while it is not. */
export const endingOf = ({ aborted, reason }: AbortSignal): Ending | undefined => {
  if (!aborted) return undefined;
  return reason === 'timeout' ? reason : 'aborted';
};

/** Opens a scope of so many milliseconds, within `parent`. Close it, whatever happens. */
export function openScope(parent: AbortSignal | undefined, milliseconds: number): Scope {
  const controller = new AbortController();
  const follow = (): void => controller.abort(parent && endingOf(parent));
  let extension = 0;
  const expire = (): void => {
    if (extension > 0) {
      timer = later(expire, extension);
      extension = 0;
    } else controller.abort('timeout' satisfies Ending);
  };
  let timer = later(expire, milliseconds);
  if (parent?.aborted) follow();
  parent?.addEventListener('abort', follow);
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
    const end = (): void => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    work.then(resolve, reject);
  });
}

/** Waits; shorter if `parent` is aborted, not at all if it was already. */
export function pause(milliseconds: number, parent: AbortSignal): Promise<void> {
  const { signal, close } = openScope(parent, milliseconds);
  return endWith(signal, new Promise<void>(() => {})).catch(close);
}
