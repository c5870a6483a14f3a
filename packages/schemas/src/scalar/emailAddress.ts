import * as v from 'valibot';
import { requiredMessage } from './requiredMessage.ts';
import { emailText } from './texts.ts';

/** The pattern that browsers use for `<input type="email">`. Source: WHATWG HTML, “valid email address”. */
export const emailForm =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * An email address as browsers check it; `o'brien@example.com` is valid.
 * Source: WHATWG HTML, “valid email address”; API spec 1.0.0, `email`.
 */
export const EmailSchema = v.pipe(
  v.string(requiredMessage(emailText.remedy)),
  v.regex(emailForm, emailText.remedy),
);
