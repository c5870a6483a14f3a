import { tokenExpired } from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { findTransactions, listAssetCodes, unwrap } from './index.ts';
import { json } from './testing/answer.ts';
import { send } from './testing/inTurn.ts';
import { sender } from './testing/sender.ts';
import { withFaults } from './testing/withFaults.ts';

test('unwrap gives the data, or throws the error', async () => {
  const { client } = sender();
  expect(unwrap(await listAssetCodes(client))).toEqual([]);
  await withFaults(send(json(tokenExpired, { status: 401 })), async (client) => {
    const result = await findTransactions(client, { reference_id: 'r' });
    expect(() => unwrap(result)).toThrow(/^findTransactions: 401 INVALID_TOKEN$/u);
  });
});
