import type { OwnerValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import { textOfAmount } from '../../../integration/amounts.ts';
import { countryChoices } from '../../application/choices.ts';
import { ownerFieldLabel, ownerName } from '../../application/fieldLabels.ts';
import { rolesOf } from '../../application/rolesOf.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useLanguage } from '../../language/useText.ts';
import { Facts } from '../../ui/Facts.tsx';
import { AddressLine } from '../fields/AddressLine.tsx';
import { PhoneNumber } from '../fields/PhoneNumber.tsx';
import type { TodoItem } from '../frame/todo.ts';
import styles from './Review.module.css';
import { rowsWith } from './summaryRow.tsx';

/** Everything that was entered about an owner. */
export function OwnerSummary({
  owner,
  index,
  items,
}: {
  readonly owner: OwnerValues;
  readonly index: number;
  readonly items: readonly TodoItem[];
}): ReactElement {
  const { language, t } = useLanguage();
  const { day, percent } = useFormat();
  const path = `business_owners.${index}`;
  const row = rowsWith(items, t);
  const field = (name: keyof OwnerValues, value: Parameters<typeof row>[2]) =>
    row(ownerFieldLabel(name, t), `${path}.${name}`, value);
  const share = textOfAmount(owner.ownership_percentage);
  const country = countryChoices(language).find(({ value }) => value === owner.nationality);
  return (
    <div className={styles.owner}>
      <h3>{ownerName(owner, index, t)}</h3>
      <Facts
        rows={[
          row(t('Roles'), `${path}.title`, rolesOf(owner, t)),
          field('ownership_percentage', share === '' ? '' : percent(share)),
          field('date_of_birth', day(owner.date_of_birth)),
          field('nationality', country?.label ?? owner.nationality),
          field('id_number', owner.id_number),
          field('relationship_establishment_date', day(owner.relationship_establishment_date)),
          field('email', owner.email),
          field('phone_number', owner.phone_number && <PhoneNumber value={owner.phone_number} />),
          field('address', <AddressLine address={owner.address} />),
        ]}
      />
    </div>
  );
}
