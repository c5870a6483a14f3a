/** An answer that is not read, or not to its end; `code` says why, as the errors of runtimes do. */
export const answerFault = (code: 'BODY_TOO_LARGE' | 'BODY_TOO_SHORT'): Error =>
  Object.assign(new Error(code), { code });
