/** Values that JSON cannot express, and JSON texts that only an attacker sends. */
export const hostileValues: readonly (readonly [name: string, value: unknown])[] = [
  ['null', null],
  ['undefined', undefined],
  ['a number', 1],
  ['a bigint', 1n],
  ['a symbol', Symbol('s')],
  ['a function', () => 1],
  ['an empty text', ''],
  ['a long text', 'x'.repeat(1_000_000)],
  ['a list', []],
  ['a list of lists', [[[]]]],
  ['a Map', new Map([['currency', 'USDC']])],
  ['a Set', new Set()],
  ['a Date', new Date(0)],
  ['bytes', new Uint8Array(3)],
  ['a promise', Promise.resolve({})],
  ['an instance of a class', new (class Wallet {})()],
  ['an object with an unusual prototype', Object.create({ currency: 'USDC' })],
  ['an object that throws', throwing()],
  ['a revoked proxy', revoked()],
  ['an object whose constructor throws', Object.create(throwing())],
];

function throwing(): object {
  const fail = (): never => {
    throw new Error('getter');
  };
  const names = ['asset_type', 'currency', 'customer_id', 'id', 'page', 'street1', 'constructor'];
  return Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { get: fail, enumerable: true }])),
  );
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Returns a list in a list, `depth` times. */
export function nested(depth: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = { nested: [value] };
  return value;
}
