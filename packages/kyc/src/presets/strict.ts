import type { Preset } from '@passmuster/findings';
import { countryShown } from '../document/countryShown.ts';
import { recommended } from './recommended.ts';

/** Every rule, and a warning counts as an error: ready means that nothing is left to ask about. */
export const strict = {
  name: 'strict',
  rules: [...recommended.rules, countryShown],
  grade: { warning: 'error' },
} as const satisfies Preset;

/** The ids of the rules in the presets. */
export type PresetRuleId = (typeof strict)['rules'][number]['id'];
