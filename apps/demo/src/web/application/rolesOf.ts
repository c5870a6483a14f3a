import type { OwnerValues } from '@passmuster/form';
import type { Translate } from '../language/useText.ts';
import { choiceLabel } from './choices.ts';

type Roles = Pick<OwnerValues, 'title' | 'is_beneficial_owner' | 'is_control_person' | 'is_signer'>;

/** Returns the title and roles of an owner in a line, such as “CFO · Authorized signer”. */
export function rolesOf(owner: Roles, t: Translate): string {
  const roles = [
    owner.is_beneficial_owner && t.labels.fields.is_beneficial_owner,
    owner.is_control_person && t.labels.fields.is_control_person,
    owner.is_signer && t.labels.fields.is_signer,
  ]
    .filter((role) => role !== false)
    .map((role, index) => (index === 0 ? role : role.charAt(0).toLowerCase() + role.slice(1)));
  const title = owner.title === '' ? [] : [choiceLabel('title', owner.title, t)];
  return [...title, ...(roles.length > 0 ? [roles.join(', ')] : [])].join(' · ');
}
