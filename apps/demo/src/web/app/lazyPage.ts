import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { prefetch } from '../ui/prefetch.ts';

/** Returns a page in a chunk of its own. */
export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  prefetch(load);
  return lazy(async () => ({ default: await load() }));
}
