import type { SentLine } from './journalLines.ts';

/**
 * The longest time that a request may be under way, in seconds: the client waits for a minute, and what stands between it and
 * the API may go on after that.
 */
export const longestRequest = 300;

/** Times that say how long ago something was. */
export interface Clocks {
  readonly now: () => Date;
  /** Seconds since the machine was started, which no change of its clock moves. */
  readonly uptime: () => number;
}

/**
 * Returns whether an attempt is over whatever became of it. A clock that was set forward doesn't count: since the machine
 * was started, at least as much time must have passed.
 */
export function isOver({ attempt, uptime: then }: SentLine, { now, uptime }: Clocks): boolean {
  const byClock = (now().getTime() - Date.parse(attempt.at)) / 1000;
  // A smaller uptime: it was restarted since.
  const sinceStart = uptime() >= then ? uptime() - then : uptime();
  return byClock >= longestRequest && sinceStart >= longestRequest;
}
