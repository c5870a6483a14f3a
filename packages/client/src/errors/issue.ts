/** One thing that is wrong with a request or an answer. Also a valid Standard Schema issue. */
export interface Issue {
  /** From the root of the body or query: `['business_owners', 0, 'email']`. */
  readonly path: readonly (string | number)[];
  /** What was expected. Never holds the value. */
  readonly message: string;
  /** The rule by its id, where the API names one. */
  readonly rule?: string | undefined;
  /** What the person at the form can do, where the API says so. */
  readonly remedy?: string | undefined;
}
