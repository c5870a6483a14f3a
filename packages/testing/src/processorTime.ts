/** Returns the milliseconds of the processor that some work takes in its thread: a busy machine doesn't make them longer, as it does by the clock. */
export function processorTime(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
