import { type Finding, type Rule, toFinding } from '@passmuster/findings';

const source = { title: 'API specification 1.0.0', section: 'Business customer, email and phone' };

/**
 * The API takes an e-mail address and a phone number once. Its scope is not stated (SPEC-GAP 16), so two
 * customers in one file that share one are a warning.
 */
export const repeatedContactRules = [
  {
    id: 'file/unique-email',
    severity: 'warning',
    basis: 'spec',
    source,
    gap: 16,
    message: 'email must be unique; {first} has the same one, letter case aside',
    remedy: 'Give each business an e-mail address of its own',
  },
  {
    id: 'file/unique-phone',
    severity: 'warning',
    basis: 'spec',
    source,
    gap: 16,
    message: 'phone must be unique; {first} has the same one',
    remedy: 'Give each business a phone number of its own',
  },
] as const satisfies readonly Rule[];

const [uniqueEmail, uniquePhone] = repeatedContactRules;

function textOf(value: unknown, field: 'email' | 'phone'): string | undefined {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** A check that remembers the customers it was given, and finds contacts that an earlier one had. */
export function repeatedContacts(): (value: unknown, where: string) => readonly Finding[] {
  const seen = { email: new Map<string, string>(), phone: new Map<string, string>() };
  return (value, where) =>
    (['email', 'phone'] as const).flatMap((field) => {
      const text = textOf(value, field)?.toLowerCase();
      const first = text === undefined ? undefined : seen[field].get(text);
      if (text === undefined) return [];
      if (first === undefined) {
        seen[field].set(text, where);
        return [];
      }
      return [toFinding(field === 'email' ? uniqueEmail : uniquePhone, [field], { first })];
    });
}
