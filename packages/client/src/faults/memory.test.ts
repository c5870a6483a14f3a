import { expect, test } from 'vitest';
import { measureGrowth, serveHugeAnswers } from '../testing/memory.ts';

/** A sample of `scripts/memory.ts`; client and server share this process. */
test.each(['plain', 'gzip'])(
  'a huge answer (%s) is cut off, and memory hardly grows',
  async (path) => {
    const { origin, close } = await serveHugeAnswers(100_000_000);
    const { kind, megabytes } = await measureGrowth(`${origin}/${path}`);
    close();
    expect(kind).toBe('too_large');
    expect(megabytes).toBeLessThan(200);
  },
);
