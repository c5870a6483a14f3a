import type { AgedSource } from './agedSources.ts';

/** Returns how to bring a table up to date: the command if there is one, then in words, with its address. */
export const refreshOf = ({ command, refresh, source, url }: AgedSource): string =>
  [
    command && `Run \`${command}\`.`,
    refresh ?? `Look for a newer edition of its sources: ${source.join('; ')}.`,
    url,
  ]
    .filter(Boolean)
    .join(' ');
