/** True in `pnpm bench --quick`: one round and small files, to check that everything runs. Figures are printed and not kept. */
export const isQuick = process.env['BENCH_QUICK'] === '1';

/** Returns how many rounds to measure. */
export const roundsOf = (rounds: number): number => (isQuick ? 1 : rounds);

/** Returns how many rows or bytes to measure with: in a quick run a hundredth. */
export const sizeOf = (size: number): number => (isQuick ? Math.ceil(size / 100) : size);
