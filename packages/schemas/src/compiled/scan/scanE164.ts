import { scanPlus } from './scanPlus.ts';

/** The expression of `E164Schema`, without an engine for expressions. */
export const scanE164 = (text: string): boolean => scanPlus(text, 3, 16);
