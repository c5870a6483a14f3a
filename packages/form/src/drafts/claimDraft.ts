/** Whether this tab may save a draft. */
export interface DraftClaim {
  /** False while the draft is open in another tab. */
  readonly isOurs: boolean;
  /** Takes the draft from the other tab, whose own claim says so. */
  takeOver(): void;
  release(): void;
}

/**
 * Claims a draft for this tab: a second one sees that it is open elsewhere and may take it over, so that two tabs never
 * overwrite each other unnoticed. A tab gets its draft back when the other one is closed: load it again then.
 * Without Web Locks, which need a secure context, every tab has the draft, and only the versions of `save` protect it.
 *
 * @param onChange is called when `isOurs` has changed.
 */
export function claimDraft(
  id: string,
  onChange: () => void,
  locks: LockManager | null = navigator.locks ?? null,
): DraftClaim {
  let isOurs = locks === null;
  let isReleased = false;
  let finish = (): void => undefined;
  let waiting = new AbortController();

  const set = (next: boolean): void => {
    if (next === isOurs || isReleased) return;
    isOurs = next;
    onChange();
  };
  const hold = (): Promise<void> => {
    set(true);
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const wait = (): void => {
    waiting = new AbortController();
    locks?.request(`draft ${id}`, { signal: waiting.signal }, hold).catch(onLost);
  };
  const onLost = (): void => {
    set(false);
    // The reason of an abort is this tab's own.
    if (!isReleased && !waiting.signal.aborted) wait();
  };
  wait();
  return {
    get isOurs() {
      return isOurs;
    },
    takeOver() {
      if (isOurs || isReleased) return;
      waiting.abort();
      waiting = new AbortController();
      locks?.request(`draft ${id}`, { steal: true }, hold).catch(onLost);
    },
    release() {
      isReleased = true;
      isOurs = false;
      waiting.abort();
      finish();
    },
  };
}
