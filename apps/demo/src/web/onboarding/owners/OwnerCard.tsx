import { parsePath } from '@passmuster/findings';
import type { OwnerValues } from '@passmuster/form';
import { useField, useForm } from '@passmuster/form/react';
import { type ReactElement, useRef } from 'react';
import { textOfAmount } from '../../../integration/amounts.ts';
import { rolesOf } from '../../application/rolesOf.ts';
import { sumRule } from '../../application/slotAnchor.ts';
import { stepOf } from '../../application/steps.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/ui.module.css';
import { useReview } from '../draft/applicationContext.ts';
import { CountBadge } from '../frame/CountBadge.tsx';
import { usePlace } from '../frame/placesContext.ts';
import { countOfPart } from '../frame/todo.ts';
import { OwnerForm } from './OwnerForm.tsx';
import styles from './Owners.module.css';

/** One owner: name, share, roles and status; the form when it is open. */
export function OwnerCard({
  path,
  isOpen,
  onToggle,
  onRemove,
}: {
  readonly path: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  const summary = useRef<HTMLElement>(null);
  const onDone = () => {
    // The button or the field that has the focus goes with the form.
    summary.current?.focus();
    onToggle();
  };
  return (
    <li className={`${ui.card} ${styles.owner}`} ref={usePlace(path)}>
      <details open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary
          ref={summary}
          onClick={(event) => {
            event.preventDefault();
            onToggle();
          }}
        >
          <OwnerLine path={path} />
          <OwnerStatus path={path} />
          <Icon name="down" />
        </summary>
        {isOpen && <OwnerForm path={path} onDone={onDone} onRemove={onRemove} />}
      </details>
    </li>
  );
}

/** Who it is, as typed so far. By itself, since each letter renders it. */
function OwnerLine({ path }: { readonly path: string }): ReactElement {
  const t = useText();
  const { percent } = useFormat();
  const owner = useField<OwnerValues>(path).value;
  return (
    <>
      <span className={styles.who}>
        <b>{useForm().placeAt(path).label}</b>
        <span className={ui.muted}>{rolesOf(owner, t) || t('No role yet')}</span>
      </span>
      <span className={`${styles.share} ${ui.num}`}>
        {owner.ownership_percentage !== '' && percent(textOfAmount(owner.ownership_percentage))}
      </span>
    </>
  );
}

function OwnerStatus({ path }: { readonly path: string }): ReactElement {
  const [list, index] = parsePath(path);
  const review = useReview();
  const { value: share } = useField(`${path}.ownership_percentage`);
  const count = countOfPart(
    review,
    (place) => place[0] === list && place[1] === index && stepOf(place) === 'owners',
  );
  // The sum of all shares is corrected at any of them.
  const isSumWrong = share !== '' && review.todo.some(({ finding }) => finding?.rule === sumRule);
  return <CountBadge count={{ ...count, toFix: count.toFix + Number(isSumWrong) }} />;
}
