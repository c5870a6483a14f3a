import * as v from 'valibot';
import { asked } from './asked.ts';

const message = 'Send an e-mail address, such as ada@example.com';

/**
 * An e-mail address as browsers check it (`o'brien@example.com` is one).
 * Source: WHATWG HTML, “valid email address”; API spec 1.0.0, `email`.
 */
export const EmailSchema = v.pipe(v.string(asked(message)), v.rfcEmail(message));
