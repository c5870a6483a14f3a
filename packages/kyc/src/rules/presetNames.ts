/** `spec`: what the API refuses; `recommended`: also what is advised; `strict`: also what a cautious team adds. Smallest first: each has the rules of those before it. */
export const presetNames: readonly ['spec', 'recommended', 'strict'] =
  /* @__PURE__ */ Object.freeze(['spec', 'recommended', 'strict']);
export type PresetName = (typeof presetNames)[number];
