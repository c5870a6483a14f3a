/**
 * Returns the milliseconds of the processor that some work takes in its thread: a busy machine doesn't make them much longer, as it
 * does by the clock. Compare them with 20 times and more of what the work needs, which only work that grows too fast reaches.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
