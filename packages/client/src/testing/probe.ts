import { createClient, createWallet, listAssetCodes } from '../index.ts';
import { smoke } from './smoke.ts';

/** The result of a call with a runtime's own `fetch` under one fault. */
export interface Probe {
  readonly kind: string | undefined;
  readonly outcome: string | undefined;
  readonly attempts: number | undefined;
}

/**
 * Runs on the runtime under test: one call for each `name=GET|POST=base URL`, then the smoke test.
 *
 * @public called by the module that `scripts/runtimes.ts` writes
 */
export async function probe(
  args: readonly string[],
): Promise<{ readonly failed: string[]; readonly probes: Record<string, Probe> }> {
  const probes: Record<string, Probe> = {};
  const { fetch } = globalThis;
  for (const arg of args) {
    const [name = '', method, baseUrl = ''] = arg.split('=');
    const client = createClient({
      baseUrl,
      apiKey: 'sk_test',
      fetch,
      timeout: { attempt: 1_000, total: 3_000 },
      retry: { limit: 1, baseDelay: 5 },
      maxResponseBytes: 100_000,
    });
    const { error, response } =
      method === 'GET'
        ? await listAssetCodes(client)
        : await createWallet(client, { currency: 'ZAR' });
    const attempts = (error ?? response)?.attempts;
    probes[name] = { kind: error?.kind, outcome: error?.outcome, attempts };
  }
  return { failed: await smoke(), probes };
}
