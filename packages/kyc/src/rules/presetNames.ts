/** `spec`: what the API refuses; `recommended`: also what is advised; `strict`: also what a cautious team adds. */
export const presetNames = ['spec', 'recommended', 'strict'] as const;
export type PresetName = (typeof presetNames)[number];
