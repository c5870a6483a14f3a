/** Returns the values to enter so that two fields hold each other's text. Other values are left alone. */
export function swapOf<Field extends string>(
  values: Readonly<Record<Field, unknown>>,
  first: Field,
  second: Field,
): readonly { readonly path: readonly [Field]; readonly value: string }[] {
  const [former, latter] = [values[first], values[second]];
  if (typeof former !== 'string' || typeof latter !== 'string') return [];
  return [
    { path: [first], value: latter },
    { path: [second], value: former },
  ];
}
