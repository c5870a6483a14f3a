import assert from 'node:assert/strict';

/** The two bodies that are sent to each server. */
export const right = { currency: 'USDC', network: 'polygon' };
export const wrong = { currency: 'USDC', network: 'Polygon', secret: 'is not repeated' };

/**
 * Posts both to `/wallets` by `send`, a function like `fetch`, and checks the answers: the right body is accepted, the
 * wrong one refused with a remark on its network, and its content is not repeated.
 */
export async function checkServer(send) {
  const post = (body) =>
    send('http://127.0.0.1/wallets', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const accepted = await post(right);
  assert.ok(accepted.status === 200 || accepted.status === 201, `accepted with ${accepted.status}`);
  assert.deepEqual(await accepted.json(), { network: 'polygon' });
  const refused = await post(wrong);
  const text = await refused.text();
  assert.equal(refused.status, 400, text);
  assert.match(text, /network/);
  assert.doesNotMatch(text, /is not repeated/);
}
