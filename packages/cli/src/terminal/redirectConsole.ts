import { Console } from 'node:console';

/**
 * Sends what modules of the user print to standard error: standard output has the report. Returns the function that still
 * writes to standard output. Called once, before anything is loaded.
 */
export function redirectConsole(): typeof process.stdout.write {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  globalThis.console = new Console(process.stderr, process.stderr);
  return write;
}
