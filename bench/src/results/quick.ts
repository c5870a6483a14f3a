/** True in `pnpm bench --quick`: few rounds, to see that everything runs; its figures are printed and not kept. */
export const isQuick = process.env['BENCH_QUICK'] === '1';

/** How many rounds to measure: an eighth in a quick run, three at least. */
export const roundsOf = (rounds: number): number =>
  isQuick ? Math.max(3, Math.round(rounds / 8)) : rounds;
