import { staleTables } from '@passmuster/findings';
import { tablesInUse } from '../checks/tablesInUse.ts';
import { type ConfigOptions, readConfig } from '../config/readConfig.ts';
import { jsonDocument } from '../output/json.ts';
import { type ExitCode, type Terminal, todayOf } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';

export interface ListTablesOptions extends ConfigOptions {
  readonly asOf?: string | undefined;
  readonly json?: boolean | undefined;
}

const dayLength = 86_400_000;

/** Runs `passmuster tables`: the tables in use, each with its day, its age, whether it is due, and where it comes from. */
export async function listTables(
  { asOf: day, json, ...options }: ListTablesOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { source } = await readConfig(options, terminal);
  const today = day ?? todayOf(terminal);
  const listed = (await tablesInUse(source)).map(({ table, from }) => {
    const { id, asOf, count, hash, maxAgeDays } = table;
    const ageDays = Math.max(0, (Date.parse(today) - Date.parse(asOf)) / dayLength);
    const isDue = staleTables({ asOf: today, data: [{ name: id, ...table }] }).length > 0;
    return { id, asOf, ageDays, isDue, maxAgeDays, count, hash, from };
  });
  if (json) {
    await terminal.out(jsonDocument(listed));
    return 0;
  }
  const width = Math.max(...listed.map(({ id }) => id.length));
  const texts = listed.map(({ id, asOf, ageDays, isDue, count, from }) => {
    const age = `${ageDays}`.padStart(5);
    const rows = `${count}`.padStart(6);
    return `${id.padEnd(width)}  ${asOf}${age} days  ${isDue ? 'due' : '   '}${rows} rows  ${from}`;
  });
  await terminal.out(terminalLines(texts));
  return 0;
}
