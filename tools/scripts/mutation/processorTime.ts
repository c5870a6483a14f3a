/** Returns the milliseconds that this thread has worked, so that a busy machine doesn't change a score. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
