import { isWebUrl } from '../../scalar/isWebUrl.ts';

/**
 * Found in all but what nearly every address looks like. An expression that finds nothing is done
 * sooner, since the engine has no match to keep.
 */
const unusual = /^(?!https?:\/\/[a-z\d.-]+(?:[/?#][!-~]*)?$)/;

/** `isWebUrl`, sooner for the usual address. */
export const scanWebUrl = (text: string): boolean => !unusual.test(text) || isWebUrl(text);
