import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Dialogs open at once, also where the connection is lost meanwhile. */
const loaders: (() => Promise<unknown>)[] = [() => import('../ui/DialogWindow.tsx')];

/** Returns a page in a chunk of its own. */
export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  loaders.push(load);
  return lazy(async () => ({ default: await load() }));
}

/** Milliseconds after which the browser has time for pages that nobody asked for yet. */
const patience = 15_000;

/** Loads the other pages once the browser is idle, so that they open without a connection. */
export function prefetchPages(): void {
  const prefetch = async () => {
    for (const load of loaders) await load().catch(() => undefined);
  };
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void prefetch());
    else void prefetch();
  }, patience);
}
