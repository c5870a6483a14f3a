/** The longest time a timer can wait; beyond it, timers fire at once. */
const longest = 2 ** 31 - 1;

const later = (run: () => void, milliseconds: number): ReturnType<typeof setTimeout> =>
  setTimeout(run, Math.min(milliseconds, longest));

/** Why something was ended early. */
export type Ending = 'aborted' | 'timeout';

const endings: ReadonlySet<unknown> = new Set<Ending>(['aborted', 'timeout']);
const isEnding = (reason: unknown): reason is Ending => endings.has(reason);

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
  return isEnding(reason) ? reason : 'aborted';
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

/** Waits; shorter if `signal` is aborted, not at all if it was already. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = later(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
