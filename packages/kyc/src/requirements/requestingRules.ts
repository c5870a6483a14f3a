import { propertyAt } from '@passmuster/findings';
import type { ChecklistItem } from '@passmuster/schemas/labels';

/** Something that a rule requests and the schema doesn't require. */
interface RequestedItem {
  readonly path: readonly PropertyKey[];
  readonly label: ChecklistItem;
  /** Returns true if it is listed even when the rule found nothing, as met. */
  readonly isListed: (draft: unknown) => boolean;
}

const always = (): boolean => true;
const never = (): boolean => false;
const movesMoney = (draft: unknown): boolean =>
  propertyAt(draft, 'conducts_money_services') === true;

const owners = ['business_owners'];

/** What the findings of rules request, by the id of the rule. */
export const requestingRules: Readonly<Record<string, RequestedItem>> = {
  'business/control-person': { path: owners, label: 'control_person', isListed: always },
  'business/signer': { path: owners, label: 'authorized_signer', isListed: always },
  'business/ownership-covered': { path: owners, label: 'remaining_owners', isListed: never },
  'business/registered-owners': { path: owners, label: 'remaining_owners', isListed: never },
  'business/money-services-license': {
    path: ['documents'],
    label: 'money_services_license',
    isListed: movesMoney,
  },
};
