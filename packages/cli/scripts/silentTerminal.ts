import type { Terminal } from '../src/terminal/terminal.ts';

/** A terminal that shows nothing and has nothing to read. */
export const silentTerminal: Terminal = {
  stdin: (async function* () {})(),
  out: async () => {},
  err: async () => {},
  env: {},
  now: () => new Date(0),
  uptime: () => 0,
  fetch: () => Promise.reject(new Error('nothing is sent')),
  isInTerminal: false,
  isOutTerminal: false,
  isErrTerminal: false,
  columns: 100,
  threads: 1,
  interrupted: new AbortController().signal,
};
