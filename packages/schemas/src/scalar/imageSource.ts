import * as v from 'valibot';
import { isImageSource } from './isImageSource.ts';
import { string } from './string.ts';
import { imageText } from './texts.ts';

/** Base64 image data in a data URI, or an http(s) URL of the image. Source: API spec 1.0.0, Document, `doc_image`. */
export const ImageSourceSchema = v.pipe(string, v.check(isImageSource, imageText.remedy));
