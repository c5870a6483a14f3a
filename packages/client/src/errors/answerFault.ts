/** An answer that is not read, or not to its end; `code` says why, as the errors of runtimes do. */
export class AnswerFault extends Error {
  override readonly name = 'AnswerFault';
  readonly code: 'REDIRECT' | 'BODY_TOO_LARGE' | 'BODY_TOO_SHORT';

  constructor(code: AnswerFault['code']) {
    super(code);
    this.code = code;
  }
}
