import type { OwnerTitle } from '../codes/ownerTitle.generated.ts';
import type { Label } from './label.ts';

/** The titles, as a form shows them. */
export const ownerTitleLabels: Readonly<Record<OwnerTitle, Label>> = {
  CEO: { label: 'Chief executive officer (CEO)' },
  CFO: { label: 'Chief financial officer (CFO)' },
  CTO: { label: 'Chief technology officer (CTO)' },
  COO: { label: 'Chief operating officer (COO)' },
  President: { label: 'President' },
  'Vice President': { label: 'Vice President' },
  Director: { label: 'Director' },
  Manager: { label: 'Manager' },
  Partner: { label: 'Partner' },
  Owner: { label: 'Owner' },
  Founder: { label: 'Founder' },
  'Co-Founder': { label: 'Co-Founder' },
  'Board Member': { label: 'Board Member' },
  Secretary: { label: 'Secretary' },
  Treasurer: { label: 'Treasurer' },
  Other: { label: 'Other' },
};
