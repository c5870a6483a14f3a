interface Node {
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** Returns the text of an element of HTML and of all elements inside it. */
export const textOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(textOf).join('');
