/** The package has no types. */
declare module 'asl-validator' {
  /** Validates a state machine in the Amazon States Language. */
  function validate(definition: unknown): {
    readonly isValid: boolean;
    readonly errors: readonly object[];
  };
  export = validate;
}
