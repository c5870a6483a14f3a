import { type Client, PassmusterError, paginateWallets } from '@passmuster/client';
import { CommandError } from '../terminal/commandError.ts';

/** Returns whether a key lists one of the wallets that a journal has created. */
export async function findsItsWallets(client: Client, ids: ReadonlySet<string>): Promise<boolean> {
  try {
    for await (const { id } of paginateWallets(client)) if (ids.has(id)) return true;
    return false;
  } catch (error) {
    if (!(error instanceof PassmusterError)) throw error;
    throw new CommandError(
      `the new API key can't be compared with the journal (${error.error.code ?? error.error.kind}). Nothing was sent`,
      { cause: error },
    );
  }
}
