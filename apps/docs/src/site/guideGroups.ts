/** Guides by what a person does, each group in its order. */
const groups: readonly (readonly [label: string, guides: readonly string[]])[] = [
  [
    'In a form',
    [
      'form',
      'form-fields',
      'form-owners',
      'form-documents',
      'form-drafts',
      'form-submit',
      'react-hook-form',
      'tanstack-form',
      'vee-validate',
      'vue-svelte',
      'phone-numbers',
      'document-dates',
    ],
  ],
  [
    'On a server',
    [
      'express',
      'hono',
      'fastify',
      'next',
      'nest',
      'trpc',
      'client',
      'bank-accounts',
      'audit',
      'another-language',
    ],
  ],
  ['With files', ['address-list', 'bulk', 'filter', 'submit', 'queues']],
  ['Your own rules', ['profile', 'custom-rule', 'many-services', 'your-fields', 'languages']],
  ['In tests', ['sandbox', 'msw', 'postgresql']],
  ['Operating', ['deploying', 'upgrading', 'agents']],
];

/** A group of the sidebar. */
export interface GuideGroup {
  readonly label: string;
  /** Paths of pages, such as `guides/express`. */
  readonly items: readonly string[];
}

/** Returns the groups of the guides that exist. A guide without a group is in the one whose first guide begins its name, else in `More`. */
export function guideGroups(guides: readonly string[]): readonly GuideGroup[] {
  const known = new Set(groups.flatMap(([, names]) => names));
  const others = guides.filter((name) => name !== 'index' && !known.has(name)).sort();
  const found = groups.map(([label, names]) => [
    label,
    names.flatMap((name) => [
      ...(guides.includes(name) ? [name] : []),
      ...others.filter((other) => other.startsWith(`${name}-`)),
    ]),
  ]) as readonly (readonly [string, readonly string[]])[];
  const placed = new Set(found.flatMap(([, names]) => names));
  const rest = others.filter((name) => !placed.has(name));
  return [...found, ['More', rest] as const]
    .filter(([, names]) => names.length > 0)
    .map(([label, names]) => ({ label, items: names.map((name) => `guides/${name}`) }));
}
