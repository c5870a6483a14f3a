const quote = 34;
const lineBreak = 10;

/**
 * Finds where the rows of a text end. In a table, a quoted cell may hold line breaks: a quote opens a cell at its
 * beginning only, and a doubled one inside it stands for itself.
 *
 * @see RFC 4180, section 2
 */
export class RowEnds {
  readonly #separator: number | undefined;
  #isQuoted = false;
  #previous = lineBreak;

  /** `separator`: that of a table; undefined for text without quoted cells. */
  constructor(separator: string | undefined) {
    this.#separator = separator?.charCodeAt(0);
  }

  /** True if the text so far ends inside a quoted cell. */
  get isQuoted(): boolean {
    return this.#isQuoted;
  }

  /** The positions after each row that ends in `piece`, which continues the pieces before it. */
  *in(piece: string): Generator<number> {
    if (this.#separator === undefined) {
      for (let end = piece.indexOf('\n') + 1; end > 0; end = piece.indexOf('\n', end) + 1)
        yield end;
      return;
    }
    for (let at = 0; at < piece.length; at++) {
      const unit = piece.charCodeAt(at);
      if (unit === quote) {
        this.#isQuoted = !this.#isQuoted && this.#mayOpen();
      } else if (unit === lineBreak && !this.#isQuoted) {
        this.#previous = unit;
        yield at + 1;
      }
      this.#previous = unit;
    }
  }

  #mayOpen(): boolean {
    return [quote, lineBreak, this.#separator].includes(this.#previous);
  }
}
