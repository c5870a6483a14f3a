import type { Label } from './label.ts';

/** A value of a closed list for a select. */
export interface Option<Value extends string> extends Label {
  readonly value: Value;
}

/**
 * Returns a closed list as the options of a select, in the order of the list.
 *
 * @example
 * toOptions(networks, networkLabels)[0] // { value: 'erc20', label: 'Ethereum (ERC-20)' }
 */
export function toOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, Label>>,
): readonly Option<Value>[] {
  return values.map((value) => ({ value, ...labels[value] }));
}
