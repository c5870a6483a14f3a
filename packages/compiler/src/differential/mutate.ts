import type { Random } from './random.ts';

class Instance {
  readonly name = 'instance';
}

const throwing = (key: string): object =>
  Object.defineProperty({}, key, {
    enumerable: true,
    get: () => {
      throw new Error('unreadable');
    },
  });

/** Values that are easily mistaken for others. */
const strangers: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -0,
  () => -1,
  () => 1.5,
  () => 101,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 10n,
  () => Symbol.iterator,
  () => '',
  () => ' ',
  () => 'a',
  () => 'constructor',
  () => '__proto__',
  () => 'x'.repeat(41),
  () => '\ud800',
  () => '😀'.repeat(20),
  () => '😀'.repeat(21),
  () => '12',
  () => [],
  () => [undefined],
  () => new Array(2),
  () => ({}),
  () => Object.create(null),
  () => Object.create({ name: 'inherited', kind: 'circle' }),
  () => JSON.parse('{"__proto__":{"name":"own"},"constructor":1}'),
  () => new Map([['name', 'map']]),
  () => new Date(0),
  () => new Instance(),
  () => () => 'function',
  () => /x/,
  () => throwing('name'),
  () => Object.assign(throwing('extra'), { name: 'x', a: 'x' }),
];

const oddKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'extra', '0', ''];

type Bag = Record<PropertyKey, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

function change(random: Random, bag: Bag): void {
  const keys = Object.keys(bag);
  const key = keys.length > 0 && random.chance(0.9) ? random.pick(keys) : random.pick(oddKeys);
  const define = (value: PropertyDescriptor): void => {
    Reflect.defineProperty(bag, key, { configurable: true, enumerable: true, ...value });
  };
  switch (random.integer(7)) {
    case 0:
      Reflect.deleteProperty(bag, key);
      break;
    case 1: {
      const held = Object.getOwnPropertyDescriptor(bag, key)?.value;
      define({ get: () => held });
      break;
    }
    case 2:
      Reflect.defineProperty(bag, random.pick(oddKeys), {
        configurable: true,
        enumerable: random.chance(0.8),
        writable: true,
        value: random.pick(strangers)(),
      });
      break;
    case 3:
      if (keys.length > 0) define(Object.getOwnPropertyDescriptor(bag, random.pick(keys)) ?? {});
      break;
    case 4:
      if (Array.isArray(bag) && bag.length < 6) bag.push(random.pick(strangers)());
      break;
    default:
      define({ value: random.pick(strangers)(), writable: true });
  }
}

function bagsIn(value: unknown, found: Set<Bag> = new Set()): Set<Bag> {
  if (!isBag(value) || found.has(value) || found.size > 60) return found;
  found.add(value);
  for (const key of Object.keys(value)) {
    const descriptor = Object.getOwnPropertyDescriptor(value, key);
    if (descriptor && 'value' in descriptor) bagsIn(descriptor.value, found);
  }
  return found;
}

/** Returns `value` with up to four changes, made in place if possible; sometimes another value. */
export function mutate(random: Random, value: unknown): unknown {
  if (random.chance(0.04)) return random.pick(strangers)();
  for (let left = random.integer(5); left > 0; left--) {
    const bags = [...bagsIn(value)];
    if (bags.length === 0) return random.chance(0.5) ? random.pick(strangers)() : value;
    change(random, random.pick(bags));
  }
  return value;
}
