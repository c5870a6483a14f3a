import * as v from 'valibot';
import { isWebUrl } from './isWebUrl.ts';
import { string } from './string.ts';
import { webAddressText } from './texts.ts';

/** An http or https address. Source: API spec 1.0.0, `business_website`, `front_image`, `back_image`. */
export const WebUrlSchema = v.pipe(string, v.check(isWebUrl, webAddressText.remedy));
