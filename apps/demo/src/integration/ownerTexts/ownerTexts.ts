/** What is said of another owner, by the rule and its text; `{name}` is what the form calls that owner. */
export type OwnerTexts = Readonly<Record<keyof typeof en, string>>;

/** What is said of another owner in English. */
export const en = {
  'business/own-contacts': '{name} uses the same email address. Enter this owner’s email address.',
  'business/own-contacts.phone':
    '{name} uses the same phone number. Enter this owner’s phone number.',
  'business/distinct-owners': '{name} is already in the list. Add each person once.',
  'business/distinct-owners.sharedNumber':
    '{name} has the same document number. Check both documents.',
  'business/legal-form.ownerName':
    'This is the name of an owner, {name}. Enter the name of the business as registered.',
  'document/one-purpose.person':
    'This file was already added for {name}. Upload this owner’s document.',
} as const;
