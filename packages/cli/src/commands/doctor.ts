import { utc } from '@date-fns/utc';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { customerReviewer } from '../checks/customerCheck.ts';
import { type ExitCode, type Terminal, todayOf } from '../terminal/terminal.ts';
import { version } from '../version.ts';

/** Days after which a table is worth renewing; lists of countries at risk change every four months. */
const daysByName: readonly (readonly [RegExp, number])[] = [
  [/FATF/i, 130],
  [/OFAC|sanction/i, 130],
];
const otherwise = 400;

const limitOf = (name: string): number =>
  daysByName.find(([pattern]) => pattern.test(name))?.[1] ?? otherwise;

/** `passmuster doctor`: versions, the dates of the data, and which of it is older than its source's rhythm. */
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
      text: `  ${name.padEnd(width)}  ${taken}${isStale ? '  stale: update passmuster' : ''}\n`,
    };
  });
  const stale = lines.filter(({ isStale }) => isStale).length;
  await terminal.out(
    [
      `passmuster ${version}, Node.js ${process.versions.node}, ${process.platform} ${process.arch}\n`,
      `API specification 1.0.0\n\nData, oldest first\n`,
      ...lines.map(({ text }) => text),
      '\n',
      stale === 0
        ? 'All data is within the rhythm of its source.\n'
        : `${stale} of ${lines.length} tables are older than the rhythm of their source.\n`,
    ].join(''),
  );
  return stale === 0 ? 0 : 1;
}
