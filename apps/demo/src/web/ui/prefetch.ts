const loaders: (() => Promise<unknown>)[] = [];

/** Milliseconds after which the browser has time for what nobody asked for yet. */
const patience = 15_000;

/** Has something loaded once the browser is idle, so that it opens without a connection. */
export function prefetch(load: () => Promise<unknown>): void {
  loaders.push(load);
}

/** Loads what was asked for with `prefetch`, one after the other; what needs no network, such as a check, at once. */
export function startPrefetching(...first: readonly (() => Promise<unknown>)[]): void {
  void loadAll(first);
  setTimeout(() => void loadAll(loaders), patience);
}

async function loadAll(all: readonly (() => Promise<unknown>)[]): Promise<void> {
  await idle();
  // Offline, the page that needs it says so.
  for (const load of all) await load().catch(() => undefined);
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
