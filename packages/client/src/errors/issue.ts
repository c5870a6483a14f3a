/** One thing that is wrong with a request or a response. Also a valid Standard Schema issue. */
export interface Issue {
  /** From the root of the body or query: `['business_owners', 0, 'email']`. */
  readonly path: readonly (string | number)[];
  /** What was expected. Never contains the value. */
  readonly message: string;
  /** Id of the rule, if the API names one. */
  readonly rule?: string | undefined;
  /** What the person who fills in the form can do, if the API says so. */
  readonly remedy?: string | undefined;
}
