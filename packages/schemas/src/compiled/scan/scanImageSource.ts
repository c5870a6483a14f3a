import { isDataUri } from '../../scalar/isDataUri.ts';
import { scanWebUrl } from './scanWebUrl.ts';

/** `isImageSource`, sooner for the usual address. */
export const scanImageSource = (text: string): boolean => scanWebUrl(text) || isDataUri(text);
