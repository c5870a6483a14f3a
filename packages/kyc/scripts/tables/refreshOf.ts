import type { DataSource } from './dataSource.ts';

/** Returns how to bring a table up to date, with its address. */
export const refreshOf = ({ refresh, source, url }: DataSource): string =>
  [refresh ?? `Look for a newer edition of its sources: ${source.join('; ')}.`, url]
    .filter(Boolean)
    .join(' ');
