import { CommandError } from '../terminal/commandError.ts';
import { matchHeadings } from './matchHeadings.ts';

/** The field of a customer that tells customers apart in files of other kinds. */
export const customerKey = 'registration_number';

/**
 * Returns the column that tells whose row one is: that of the heading `by`, else the one for registration numbers.
 *
 * @throws {CommandError} if there is none
 */
export async function keyColumn(
  headings: readonly string[],
  by: string | undefined,
): Promise<number> {
  const isNamed = (heading: string): boolean =>
    heading.trim().toLowerCase() === by?.trim().toLowerCase();
  const index =
    by === undefined
      ? (await matchHeadings('customer', headings)).bound.find(
          ({ path }) => path.join('.') === customerKey,
        )?.index
      : headings.findIndex(isNamed);
  if (index !== undefined && index >= 0) return index;
  throw new CommandError(
    by === undefined
      ? 'no column has the registration number of the customer. Name the column that tells customers apart with --customers-by "Heading"'
      : `--customers-by: there is no column "${by}"`,
  );
}
