type Load = () => Promise<unknown>;

/** Milliseconds after which the page is shown, on a slow connection too. */
const showing = 2000;

/** Milliseconds after which the browser has time for what nobody asked for yet. */
const patience = 15_000;

const loaders: Load[] = [];

/** Has something loaded once the browser is idle, so that it opens without a connection. */
export function prefetch(load: Load): void {
  loaders.push(load);
}

/** Loads what was asked for with `prefetch`, one after the other; what needs no network, such as a check, `soon`. */
export function startPrefetching({
  atOnce,
  soon,
}: {
  /** What the page itself opens. */
  readonly atOnce: readonly Load[];
  readonly soon: readonly Load[];
}): void {
  void loadAll(atOnce);
  setTimeout(() => void loadAll(soon), showing);
  setTimeout(() => void loadAll(loaders), patience);
}

async function loadAll(all: readonly Load[]): Promise<void> {
  await idle();
  // Offline, the page that needs it says so.
  for (const load of all) await load().catch(() => undefined);
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
