import { takeLock } from '../src/submit/journalLock.ts';

/** A process that takes a lock on command, and releases it on command. */
const [journal = ''] = process.argv.slice(2);
let free: (() => void) | undefined;

function take(at: number): { held: boolean; message?: string } {
  while (Date.now() < at);
  try {
    free = takeLock(journal).free;
    return { held: true };
  } catch (error) {
    return { held: false, message: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', ({ at }: { at?: number }) => {
  if (at !== undefined) {
    process.send?.(take(at));
    return;
  }
  free?.();
  free = undefined;
  process.send?.({ held: false });
});
process.send?.('ready');
