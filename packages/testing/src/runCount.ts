/** Returns how many generated cases a test tries: `sample`, or `full` under `pnpm verify`, which sets `FULL_SIZE=1`. */
export const runCount = (sample: number, full: number): number =>
  process.env['FULL_SIZE'] === '1' ? full : sample;
