import type { CustomerValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { textOfAmount } from '../../../integration/amounts.ts';
import { ownerName } from '../../application/fieldLabels.ts';
import { rolesOf } from '../../application/rolesOf.ts';
import { stepOf } from '../../application/steps.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/ui.module.css';
import { useReview } from '../draft/draftContext.ts';
import { CountBadge } from '../frame/CountBadge.tsx';
import { countOfPart } from '../frame/todo.ts';
import { OwnerForm } from './OwnerForm.tsx';
import styles from './Owners.module.css';

/** One owner: name, share, roles and status; the form when it is open. */
export function OwnerCard({
  index,
  isOpen,
  onToggle,
  onRemove,
}: {
  readonly index: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  const t = useText();
  const { percent } = useFormat();
  const owner = useWatch<CustomerValues, `business_owners.${number}`>({
    name: `business_owners.${index}`,
  });
  const name = ownerName(owner, index, t);
  const roles = rolesOf(owner, t);
  return (
    <li className={`${ui.card} ${styles.owner}`}>
      <details open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary
          onClick={(event) => {
            event.preventDefault();
            onToggle();
          }}
        >
          <span className={styles.who}>
            <b>{name}</b>
            <span className={ui.muted}>{roles || t('No role yet')}</span>
          </span>
          <span className={`${styles.share} ${ui.num}`}>
            {owner.ownership_percentage !== '' && percent(textOfAmount(owner.ownership_percentage))}
          </span>
          <OwnerStatus index={index} />
          <Icon name="down" />
        </summary>
        {isOpen && <OwnerForm index={index} name={name} onDone={onToggle} onRemove={onRemove} />}
      </details>
    </li>
  );
}

function OwnerStatus({ index }: { readonly index: number }): ReactElement {
  const count = countOfPart(
    useReview(),
    (path) => path[0] === 'business_owners' && path[1] === index && stepOf(path) === 'owners',
  );
  return <CountBadge count={count} />;
}
