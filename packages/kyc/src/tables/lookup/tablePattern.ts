import { cacheOf } from './cacheOf.ts';

/** Returns a pattern of a table, compiled once. Never pass what people enter: it would push out those of the tables. */
export const tablePattern: (source: string) => RegExp = /* @__PURE__ */ cacheOf(
  200_000,
  (source) => new RegExp(source),
);
