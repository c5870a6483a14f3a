import { scanPlus } from './scanPlus.ts';

/** The expression of `CallingCodeSchema`, without an engine for expressions. */
export const scanCallingCode = (text: string): boolean => scanPlus(text, 2, 5);
