import * as v from 'valibot';
import { isWebUrl } from './isWebUrl.ts';
import { string } from './string.ts';

/** An http or https address. Source: API spec 1.0.0, `business_website`, `front_image`, `back_image`. */
export const WebUrlSchema = v.pipe(
  string,
  v.check(isWebUrl, 'Send a web address, such as https://example.com'),
);
