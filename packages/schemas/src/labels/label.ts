/** How a value of a closed list is shown in a form. */
export interface Label {
  /** A few words in English, unique in the list. */
  readonly label: string;
  /** The specification's explanation of the value, if it has one. */
  readonly gloss?: string;
}
