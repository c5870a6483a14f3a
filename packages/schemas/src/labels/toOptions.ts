/** A value of a closed list for a select. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/**
 * Returns a closed list as the options of a select, in the order of the list.
 *
 * @example
 * toOptions(networks, en.networks)[0] // { value: 'erc20', label: 'Ethereum (ERC-20)' }
 */
export const toOptions = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Option<Value>[] => values.map((value) => ({ value, label: labels[value] }));
