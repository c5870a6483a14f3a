import type { BusinessType } from '../codes/businessType.generated.ts';
import type { Label } from './label.ts';

/** The legal forms, as a form shows them. */
export const businessTypeLabels: Readonly<Record<BusinessType, Label>> = {
  B_CORPORATION: { label: 'B corporation' },
  C_CORPORATION: { label: 'C corporation' },
  S_CORPORATION: { label: 'S corporation' },
  CLOSE_CORPORATION: { label: 'Close corporation' },
  COOPERATIVE: { label: 'Cooperative' },
  GENERAL_PARTNERSHIP: { label: 'General partnership' },
  LIMITED_PARTNERSHIP: { label: 'Limited partnership' },
  LIMITED_LIABILITY_PARTNERSHIP: { label: 'Limited liability partnership (LLP)' },
  LIMITED_LIABILITY_COMPANY: { label: 'Limited liability company (LLC)' },
  NONPROFIT_CORPORATION: { label: 'Nonprofit corporation' },
  SOLE_PROPRIETORSHIP: { label: 'Sole proprietorship' },
  TRUST: { label: 'Trust' },
  NON_US: { label: 'Formed outside the United States' },
};
