import { type Finding, type Rule, toFinding } from '@passmuster/findings';
import type { Contacts } from './report.ts';
import { SeenTexts } from './seenTexts.ts';

const source = { title: 'API specification 1.0.0', section: 'Create business customer' } as const;

/** Email and phone must be unique. Within one run that can be seen before anything is sent. SPEC-GAP 16. */
export const duplicateRules = {
  email: {
    id: 'file/unique-email',
    severity: 'warning',
    basis: 'spec',
    source,
    gap: 16,
    message: 'email must be unique; {first} has the same one, ignoring case',
    remedy:
      'Another customer in this file uses the same email address. Give each business its own.',
  },
  phone: {
    id: 'file/unique-phone',
    severity: 'warning',
    basis: 'spec',
    source,
    gap: 16,
    message: 'phone must be unique; {first} has the same one',
    remedy: 'Another customer in this file uses the same phone number. Give each business its own.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** Notices contacts that an earlier record had, in memory that has a fixed bound. */
export class DuplicateContacts {
  readonly #seen: SeenTexts;

  constructor(capacity?: number) {
    this.#seen = new SeenTexts(capacity);
  }

  /** True once more contacts came than the memory holds: later ones are compared with the earlier, not kept. */
  get isFull(): boolean {
    return this.#seen.isFull;
  }

  /** `nameOf` names an earlier record by its number. */
  find(contacts: Contacts, record: number, nameOf: (record: number) => string): readonly Finding[] {
    return (['email', 'phone'] as const).flatMap((field) => {
      const text = contacts[field];
      const first = text === undefined ? undefined : this.#seen.add(`${field}:${text}`, record);
      if (first === undefined) return [];
      return [toFinding(duplicateRules[field], [field], { first: nameOf(first) })];
    });
  }
}
