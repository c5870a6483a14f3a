import { closest } from '@passmuster/findings';
import * as v from 'valibot';

const longestList = 20;

/**
 * Returns a schema for one of `options`. Its message lists them, or those of a long list that the text may have meant:
 * an option also by its label in `labels`. It never repeats the text.
 */
export const oneOf = <const Option extends string>(
  options: readonly Option[],
  labels: () => readonly { readonly value: string; readonly label: string }[] = () => [],
) =>
  v.picklist(options, ({ input }) => {
    if (options.length <= longestList) return `expected one of ${options.join(', ')}`;
    const labeled = labels();
    const names = [...options, ...labeled.map(({ label }) => label)];
    const near = typeof input === 'string' ? closest(input, names) : [];
    const meant = near.map((name) => labeled.find(({ label }) => label === name)?.value ?? name);
    const hint = meant.length > 0 ? `. Did you mean ${[...new Set(meant)].join(' or ')}?` : '';
    return `expected a code such as ${options[0]}${hint}`;
  });
