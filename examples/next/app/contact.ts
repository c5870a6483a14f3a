/** The fields of the form, by their paths, with their labels. */
export const contactFields = {
  business_name: 'Business name',
  email: 'Email',
  phone: 'Phone, with its country code',
} as const;

export type ContactField = keyof typeof contactFields;

/** What the form shows: what was entered, what to do about each field, and whether it was saved. */
export interface ContactState {
  readonly values: Readonly<Partial<Record<ContactField, string>>>;
  readonly errors: Readonly<Partial<Record<ContactField, string>>>;
  readonly warnings: Readonly<Partial<Record<ContactField, string>>>;
  readonly isSaved: boolean;
}
