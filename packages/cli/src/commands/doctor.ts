import { utc } from '@date-fns/utc';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { customerReviewer } from '../checks/customerCheck.ts';
import { type ExitCode, type Terminal, todayOf } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';
import { version } from '../version.ts';

/** Days after which a table is worth renewing; lists of countries at risk change every four months. */
const daysByName: readonly (readonly [RegExp, number])[] = [
  [/FATF/i, 130],
  [/OFAC|sanction/i, 130],
];
const otherwise = 400;

const limitOf = (name: string): number =>
  daysByName.find(([pattern]) => pattern.test(name))?.[1] ?? otherwise;

/** `passmuster doctor`: versions, the dates of the data, and which of it is past its source's update interval. */
export async function doctor(terminal: Terminal): Promise<ExitCode> {
  const asOf = todayOf(terminal);
  const review = await customerReviewer({
    asOf,
    preset: 'recommended',
    rules: {},
    language: 'en',
    ruleModules: [],
  });
  const tables = [...review({}).audit.data].sort((a, b) => (a.asOf < b.asOf ? -1 : 1));
  const width = Math.max(...tables.map(({ name }) => name.length));
  const lines = tables.map(({ name, asOf: taken }) => {
    const days = differenceInCalendarDays(asOf, taken, { in: utc });
    const isStale = days > limitOf(name);
    return {
      isStale,
      text: `  ${name.padEnd(width)}  ${taken}${isStale ? '  stale: update passmuster' : ''}`,
    };
  });
  const stale = lines.filter(({ isStale }) => isStale).length;
  await terminal.out(
    terminalLines([
      `passmuster ${version}, Node.js ${process.versions.node}, ${process.platform} ${process.arch}`,
      'API specification 1.0.0',
      '',
      'Data, oldest first',
      ...lines.map(({ text }) => text),
      '',
      stale === 0
        ? 'All data is within the update interval of its source.'
        : `${stale} of ${lines.length} tables are older than the update interval of their source.`,
    ]),
  );
  return stale === 0 ? 0 : 1;
}
