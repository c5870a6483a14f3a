/** Whether this tab may save a draft. */
export interface DraftClaim {
  /** `asking` until it is known whether another tab has the draft. */
  readonly state: 'asking' | 'ours' | 'elsewhere';
  /** Takes the draft from the other tab, whose own claim becomes `elsewhere`. */
  takeOver(): void;
  release(): void;
}

/** Milliseconds from when a draft that another page holds is open elsewhere: a page that is reloaded keeps its lock for a moment. */
const patience = 300;

/**
 * Claims a draft for this tab: a second one sees that it is open elsewhere and may take it over, so that two tabs never
 * overwrite each other unnoticed. A tab gets its draft back when the other one is closed: load it again then.
 * Without Web Locks, which need a secure context, every tab has the draft, and only the versions of `save` protect it.
 *
 * @param onChange is called when `state` has changed.
 */
export function claimDraft(
  name: string,
  onChange: () => void,
  locks: Pick<LockManager, 'request'> | null = navigator.locks ?? null,
): DraftClaim {
  let state: DraftClaim['state'] = locks === null ? 'ours' : 'asking';
  let isReleased = false;
  let finish = (): void => undefined;
  let waiting = new AbortController();

  const set = (next: DraftClaim['state']): void => {
    if (next === state || isReleased) return;
    state = next;
    onChange();
  };
  let isHeldElsewhere = false;
  let isPatient = true;
  const judge = (): void => {
    // A device that is slow to answer isn't another tab.
    if (state === 'asking' && isHeldElsewhere && !isPatient) set('elsewhere');
  };
  const timer =
    locks &&
    setTimeout(() => {
      isPatient = false;
      judge();
    }, patience);

  const hold = (): Promise<void> => {
    if (isReleased) return Promise.resolve();
    set('ours');
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const request = (how: 'if-free' | 'in-turn' | 'by-force'): void => {
    waiting = new AbortController();
    const { signal } = waiting;
    const options = {
      'if-free': { ifAvailable: true },
      'in-turn': { signal },
      'by-force': { steal: true },
    }[how];
    const onLock = (lock: unknown): Promise<void> => {
      if (lock !== null) return hold();
      if (isReleased || signal.aborted) return Promise.resolve();
      isHeldElsewhere = true;
      judge();
      request('in-turn');
      return Promise.resolve();
    };
    locks?.request(name, options, onLock).catch((error: unknown) => {
      // This tab has ended the request itself.
      if (isReleased || signal.aborted) return;
      const isTaken = Object(error).name === 'AbortError';
      set(isTaken ? 'elsewhere' : 'ours');
      if (isTaken) request('in-turn');
    });
  };
  request('if-free');
  return {
    get state() {
      return state;
    },
    takeOver() {
      if (state === 'ours' || isReleased) return;
      waiting.abort();
      request('by-force');
    },
    release() {
      isReleased = true;
      state = 'elsewhere';
      clearTimeout(timer ?? undefined);
      waiting.abort();
      finish();
    },
  };
}
