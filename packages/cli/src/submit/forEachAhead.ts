/**
 * Calls `work` for the items of a stream, up to `most` at a time. Rejects with the first error once all calls that
 * had begun are over.
 */
export async function forEachAhead<Item>(
  items: AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const errors: unknown[] = [];
  for await (const item of items) {
    const call = work(item)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => running.delete(call));
    running.add(call);
    if (running.size >= most) await Promise.race(running);
    if (errors.length > 0) break;
  }
  await Promise.all(running);
  if (errors.length > 0) throw errors[0];
}
