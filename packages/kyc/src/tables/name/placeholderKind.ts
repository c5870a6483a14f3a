/** Kinds of field that have placeholder values of their own. */
export type PlaceholderKind =
  | 'text'
  | 'person'
  | 'company'
  | 'identifier'
  | 'description'
  | 'honorific'
  | 'companyWord';
