import { type TerminalText, terminalLines } from '../text/terminalText.ts';
import type { Observation, Probe } from './probe.ts';

/** A reading with what the service did. */
export interface ContractRow extends Observation, Pick<Probe, 'gap' | 'reading'> {}

/** Returns the switches of all readings that differ: a profile of the sandbox. */
export const profileOf = (rows: readonly ContractRow[]): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...rows.map(({ switches }) => switches));

const marks = { confirmed: 'same', differs: 'differs', unsettled: 'unknown' } as const;
const indent = ' '.repeat(14);

function summaryOf(rows: readonly ContractRow[]): string {
  const count = (verdict: Observation['verdict']): number =>
    rows.filter((row) => row.verdict === verdict).length;
  return `${rows.length} readings: ${count('confirmed')} the same, ${count('differs')} differ, ${count('unsettled')} unknown`;
}

/** Returns a table of gaps: our reading, what the service did, and the switch of the sandbox. */
export const contractTable = (rows: readonly ContractRow[]): TerminalText =>
  terminalLines([
    'Gap  Service  Reading, what the service did, switch of the sandbox',
    ...rows.flatMap(({ gap, reading, verdict, saw, switches }) => [
      `${String(gap).padStart(3)}  ${marks[verdict].padEnd(7)}  ${reading}`,
      `${indent}${saw}`,
      ...(switches === undefined ? [] : [`${indent}${JSON.stringify(switches)}`]),
    ]),
    '',
    summaryOf(rows),
  ]);
