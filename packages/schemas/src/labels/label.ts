/** How a value of a closed list is shown in a form. */
export interface Label {
  /** A few words in English, different for each value of its list. */
  readonly label: string;
  /** What the API specification says of the value, where it does. */
  readonly gloss?: string;
}
