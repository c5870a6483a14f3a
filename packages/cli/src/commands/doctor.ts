import { loadCustomerReviewer } from '@passmuster/kyc';
import { type ExitCode, type Terminal, todayOf } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';
import { version } from '../version.ts';

/** Runs `passmuster doctor`: versions, the dates of the data, and which of it is past its source's update interval. */
export async function doctor(terminal: Terminal): Promise<ExitCode> {
  const { review } = await loadCustomerReviewer();
  const { audit, stale } = review({}, { asOf: todayOf(terminal) });
  const tables = [...audit.data].sort((a, b) => (a.asOf < b.asOf ? -1 : 1));
  const width = Math.max(...tables.map(({ name }) => name.length));
  const staleness = new Map(
    stale.map(({ name, ageDays, maxAgeDays }) => [
      name,
      `  stale: ${ageDays} days old, due after ${maxAgeDays}`,
    ]),
  );
  await terminal.out(
    terminalLines([
      `passmuster ${version}, Node.js ${process.versions.node}, ${process.platform} ${process.arch}`,
      'API specification 1.0.0',
      '',
      'Data, oldest first',
      ...tables.map(
        ({ name, asOf }) => `  ${name.padEnd(width)}  ${asOf}${staleness.get(name) ?? ''}`,
      ),
      '',
      ...(stale.length === 0
        ? ['All data is within the update interval of its source.']
        : [
            `${stale.length} of ${tables.length} tables are older than the update interval of their source.`,
            'Install a newer version of passmuster if there is one.',
          ]),
    ]),
  );
  return stale.length === 0 ? 0 : 1;
}
