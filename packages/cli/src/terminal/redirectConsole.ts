import { Console } from 'node:console';

/** Sends what modules of the user print to standard error: standard output has the report. Called once, before anything is loaded. */
export function redirectConsole(): void {
  globalThis.console = new Console(process.stderr, process.stderr);
}
