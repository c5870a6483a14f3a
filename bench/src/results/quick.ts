/** True in `pnpm bench --quick`: few rounds, to check that everything runs. Figures are printed and not kept. */
export const isQuick = process.env['BENCH_QUICK'] === '1';

/** Returns how many rounds to measure: in a quick run an eighth, but at least three. */
export const roundsOf = (rounds: number): number =>
  isQuick ? Math.max(3, Math.round(rounds / 8)) : rounds;
