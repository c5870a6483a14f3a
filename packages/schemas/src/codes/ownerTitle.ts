/** Positions an owner can hold. Source: API spec 1.0.0, Business owner, `title` (16 values). */
export const ownerTitles = [
  'CEO',
  'CFO',
  'CTO',
  'COO',
  'President',
  'Vice President',
  'Director',
  'Manager',
  'Partner',
  'Owner',
  'Founder',
  'Co-Founder',
  'Board Member',
  'Secretary',
  'Treasurer',
  'Other',
] as const;
export type OwnerTitle = (typeof ownerTitles)[number];
