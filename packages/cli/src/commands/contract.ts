import { createContractApi } from '../contract/contractApi.ts';
import { type ContractRow, contractTable, profileOf } from '../contract/contractReport.ts';
import type { Probe } from '../contract/probe.ts';
import { readProbes } from '../contract/readProbes.ts';
import { refusalProbes } from '../contract/refusalProbes.ts';
import { jsonDocument } from '../output/json.ts';
import { withOutput } from '../output/outputFile.ts';
import { connect } from '../submit/connection.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';

export interface ContractOptions {
  readonly apiKeyFile?: string | undefined;
  readonly refusals?: boolean | undefined;
  readonly save?: string | undefined;
  readonly json?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly allowPlainHttp?: boolean | undefined;
}

/**
 * Returns whether a key says that it is for production: the environment follows from the key (API spec 1.0.0,
 * Authentication 4).
 */
const isProductionKey = (key: string): boolean =>
  /(?:^|[_-])(?:live|prod|production)(?:[_-]|$)/i.test(key);

/** Runs `passmuster contract BASE_URL`: compares our readings of the specification with what a service does. */
export async function contract(
  baseUrl: string,
  options: ContractOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { api, apiKey } = await connect({ ...options, baseUrl }, terminal);
  if (isProductionKey(apiKey) && !options.yes) {
    throw new CommandError('this looks like a production key. Add --yes to continue');
  }
  const { fetch, interrupted: signal } = terminal;
  const service = createContractApi({ api, apiKey, fetch, signal });
  const access = await service.get('/asset-codes');
  if (access.status === 401) throw new CommandError('the API rejected the API key');
  const probes: readonly Probe[] = [...readProbes, ...(options.refusals ? refusalProbes : [])];
  const rows: ContractRow[] = [];
  for (const { gap, reading, settle } of [...probes].sort((a, b) => a.gap - b.gap)) {
    rows.push({ gap, reading, ...(await settle(service)) });
  }
  await terminal.out(options.json ? jsonDocument(rows) : contractTable(rows));
  if (options.save !== undefined) {
    const profile = jsonDocument(profileOf(rows));
    await withOutput({ file: options.save }, terminal, (output) => output.write(profile));
  }
  return rows.some(({ verdict }) => verdict === 'differs') ? 1 : 0;
}
