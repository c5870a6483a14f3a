const loaders: (() => Promise<unknown>)[] = [];

/** Milliseconds after which the browser has time for what nobody asked for yet. */
const patience = 15_000;

/** Has something loaded once the browser is idle, so that it opens without a connection. */
export function prefetch(load: () => Promise<unknown>): void {
  loaders.push(load);
}

/** Loads what was asked for with `prefetch`, one after the other. */
export function startPrefetching(): void {
  const loadAll = async () => {
    for (const load of loaders) await load().catch(() => undefined);
  };
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void loadAll());
    else void loadAll();
  }, patience);
}
