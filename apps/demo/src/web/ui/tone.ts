import type { IconName } from './Icon.tsx';

/** What a color says. See `[data-tone]` in tokens.css. */
export type Tone = 'error' | 'warning' | 'suggestion' | 'success' | 'neutral';

export const toneIcons: Readonly<Record<Tone, IconName>> = {
  error: 'error',
  warning: 'warning',
  suggestion: 'suggestion',
  success: 'done',
  neutral: 'missing',
};

/** Beside a text, where nothing is missing. */
export const textIcons: Readonly<Record<Tone, IconName>> = { ...toneIcons, neutral: 'suggestion' };
