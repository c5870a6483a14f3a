/** What a callback does in JavaScript that its type doesn't allow: a name, and the callback. */
export type Outcome = readonly [name: string, run: () => unknown];

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const fail = (): never => {
  throw new Error('a trap');
};

/** An object whose every operation throws. */
const throwing = (): object =>
  new Proxy(Object.create(null), {
    get: fail,
    has: fail,
    ownKeys: fail,
    getOwnPropertyDescriptor: fail,
    getPrototypeOf: fail,
  });

const cyclic = (): object => {
  const object: Record<string, unknown> = {};
  object['self'] = object;
  return object;
};

const returned: readonly (readonly [name: string, make: () => unknown])[] = [
  ['undefined', () => undefined],
  ['null', () => null],
  ['false', () => false],
  ['true', () => true],
  ['0', () => 0],
  ['NaN', () => Number.NaN],
  ['a bigint', () => 1n],
  ['a symbol', () => Symbol('a')],
  ['an empty text', () => ''],
  ['a text', () => 'yes'],
  ['a function', () => () => ({})],
  ['an empty object', () => ({})],
  ['an empty list', () => []],
  ['a list without end', () => Object.assign([], { length: 2 ** 32 - 1 })],
  ['an error', () => new Error('returned')],
  ['a cycle', cyclic],
  ['an object without a prototype', () => Object.create(null)],
  ['a proxy that throws', throwing],
  ['a revoked proxy', revoked],
  ['an object with a toJSON that throws', () => ({ toJSON: fail })],
];

const thrown: readonly (readonly [name: string, make: () => unknown])[] = [
  ['undefined', () => undefined],
  ['null', () => null],
  ['a text', () => 'thrown'],
  ['an error', () => new Error('thrown')],
  ['an error whose properties throw', () => Object.defineProperties(new Error(''), throwingFields)],
  ['a proxy that throws', throwing],
  ['a revoked proxy', revoked],
];
const throwingFields = Object.fromEntries(
  ['message', 'name', 'cause', 'code', 'errors', 'stack'].map((name) => [name, { get: fail }]),
);

const throwIt = (value: unknown): never => {
  throw value;
};

/**
 * Returns everything that a callback can return or throw in JavaScript and its type doesn't allow, at once and in a
 * promise; `fields` are those by which it would permit something, with empty values and promises in them.
 */
export const everyOutcome = (...fields: readonly string[]): readonly Outcome[] => [
  ...returned.flatMap(([name, make]): Outcome[] => [
    [`returns ${name}`, make],
    [`resolves to ${name}`, async () => make()],
  ]),
  ...thrown.flatMap(([name, make]): Outcome[] => [
    [`throws ${name}`, () => throwIt(make())],
    [`rejects with ${name}`, () => Promise.reject(make())],
  ]),
  // biome-ignore-start lint/suspicious/noThenProperty: what a callback may return
  ['returns a thenable that throws', () => ({ then: fail })],
  [
    'returns an object whose then can’t be read',
    () => Object.defineProperty({}, 'then', { get: fail }),
  ],
  [
    'returns a thenable that rejects twice',
    () => ({
      then(_: unknown, reject: (reason: unknown) => void) {
        reject(new Error('first'));
        reject(new Error('second'));
      },
    }),
  ],
  // biome-ignore-end lint/suspicious/noThenProperty: what a callback may return
  ['never settles', () => new Promise(() => undefined)],
  ...fields.flatMap((field): Outcome[] => [
    ...[undefined, null, false, 0, Number.NaN, ''].map(
      (value): Outcome => [
        `returns { ${field}: ${value === '' ? "''" : value} }`,
        () => ({ [field]: value }),
      ],
    ),
    [`returns a promise in ${field}`, () => ({ [field]: Promise.resolve({}) })],
    [`returns a function in ${field}`, () => ({ [field]: () => ({}) })],
    [`returns ${field} and a status`, () => ({ [field]: {}, status: 403 })],
    [`inherits ${field}`, () => Object.create({ [field]: {} })],
    [
      `throws when ${field} is read`,
      () => Object.defineProperty({}, field, { get: fail, enumerable: true }),
    ],
    [`throws { ${field} }`, () => throwIt({ [field]: {} })],
  ]),
];
