import type { Client } from '../config/client.ts';
import type { ClientOptions } from '../config/clientOptions.ts';
import { createClient } from '../config/createClient.ts';
import { type FaultServer, type Play, startFaultServer } from './faultServer.ts';

/** Never a real key. Tests search their output for it. */
export const key = 'sk_test_51/Abc+Def==';

/** Short enough for a test, in the same ratio as the defaults. */
export const brisk = {
  timeout: { attempt: 1_000, total: 4_000 },
  retry: { baseDelay: 5, maxDelay: 20 },
} satisfies Partial<ClientOptions>;

/** Runs `use` with a client of a server that plays `play`, and then closes the server. */
export async function withFaults<Value>(
  play: Play,
  use: (client: Client, server: FaultServer) => Promise<Value>,
  options: Partial<ClientOptions> = {},
): Promise<Value> {
  const server = await startFaultServer(play);
  try {
    const { fetch } = globalThis;
    const client = createClient({
      baseUrl: server.baseUrl,
      apiKey: key,
      fetch,
      ...brisk,
      ...options,
    });
    return await use(client, server);
  } finally {
    await server.close();
  }
}
