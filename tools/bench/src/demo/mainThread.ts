import type { Browser, Page } from 'playwright';

/** A task of the main thread of a page, in milliseconds. */
export interface Task {
  /** By the clock, as a person waits. */
  readonly clock: number;
  /** Of the thread itself, without the time of other processes. */
  readonly thread: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Returns the tasks of a page's main thread during some work, from Chromium's own trace. */
export async function traceTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = dur }) => ({ clock: dur / 1000, thread: Math.min(dur, tdur) / 1000 }));
}
