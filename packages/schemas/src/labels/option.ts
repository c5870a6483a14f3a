/** A value of a closed list for a select. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}
