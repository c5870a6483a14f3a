import { naics } from './naics.generated.ts';

/** The official titles of the industries, in English, by code. */
export const naicsTitles: Readonly<Record<string, string>> = /* @__PURE__ */ (() =>
  Object.freeze(
    Object.fromEntries(Object.entries(naics).map(([code, { title }]) => [code, title])),
  ))();
