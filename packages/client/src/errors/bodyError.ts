/** Returns the error of a response body that is not read to its end. `code` says why, as in errors of runtimes. */
export const bodyError = (code: 'BODY_TOO_LARGE' | 'BODY_TOO_SHORT'): Error =>
  Object.assign(new Error(code), { code });
