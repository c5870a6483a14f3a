import * as v from 'valibot';
import { requiredMessage } from './requiredMessage.ts';
import { emailText } from './texts.ts';

/**
 * An email address as browsers check it; `o'brien@example.com` is valid.
 * Source: WHATWG HTML, “valid email address”; API spec 1.0.0, `email`.
 */
export const EmailSchema = v.pipe(
  v.string(requiredMessage(emailText.remedy)),
  v.rfcEmail(emailText.remedy),
);
