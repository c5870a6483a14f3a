import { isDataUri } from './isDataUri.ts';
import { isWebUrl } from './isWebUrl.ts';

/** Returns true for an http or https address and for a data URI. Source: API spec 1.0.0, Document, `doc_image`. */
export const isImageSource = (text: string): boolean => isWebUrl(text) || isDataUri(text);
