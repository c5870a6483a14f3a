declare const medium: unique symbol;

/**
 * Text that can be written to one medium (`terminal`, `markdown`, `csv`, `xml`, `json`) as it is. Only the functions of
 * that medium return it, so a plain string can't reach an output unescaped: that is a compile error.
 */
export type Printable<Medium extends string = string> = string & { readonly [medium]: Medium };

/**
 * Returns a template tag for one medium. The text between the values is written as it is; each value must be a number or
 * printable in that medium.
 *
 * @example
 * const markdown = printable<'markdown'>();
 * markdown`# ${markdownText('A|B')}` // '# A\\|B'
 */
export const printable =
  <Medium extends string>() =>
  (
    strings: TemplateStringsArray,
    ...values: readonly (Printable<Medium> | number)[]
  ): Printable<Medium> =>
    strings.reduce((text, part, at) => `${text}${values[at - 1]}${part}`) as Printable<Medium>;

/**
 * Returns the parts with `separator`, a text of our own, between them.
 *
 * @example
 * joinPrintable([markdownText('Ada'), markdownText('Obi')], ', ') // 'Ada, Obi'
 */
export const joinPrintable = <Medium extends string>(
  parts: readonly Printable<Medium>[],
  separator: '' | ' ' | ', ' | ' | ' | ',' | '\n',
): Printable<Medium> => parts.join(separator) as Printable<Medium>;
