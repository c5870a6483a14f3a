import { blankOwner } from '@passmuster/form';
import { useField, useRows } from '@passmuster/form/react';
import { type ReactElement, useState } from 'react';
import { sumRule } from '../../application/slotAnchor.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { UndoBar } from '../../ui/UndoBar.tsx';
import { useApplication, useCountry } from '../draft/applicationContext.ts';
import { useBeneficialShare } from '../draft/useBeneficialShare.ts';
import { FieldFindings } from '../fields/FieldFindings.tsx';
import { StepActions, StepHead } from '../frame/Flow.tsx';
import { usePlace, usePlaces, useTargetFocus } from '../frame/placesContext.ts';
import { OwnerCard } from './OwnerCard.tsx';
import styles from './Owners.module.css';
import { SharesCard } from './SharesCard.tsx';

const place = 'business_owners';

/** An owner who can come back. */
interface Removed {
  readonly id: string;
  readonly name: string;
  /** Place in the list. */
  readonly index: number;
  readonly undo: () => void;
}

/** Who owns, controls and signs for the business: one card for each person, one open at a time. */
export function OwnersStep(): ReactElement {
  const t = useText();
  const { form } = useApplication();
  const country = useCountry();
  const share = useBeneficialShare();
  const { list, append, remove } = useRows(form, place);
  const { goTo, openOwner, setOpenOwner } = usePlaces();
  const [removed, setRemoved] = useState<Removed>();
  const [first, second] = list;
  const open = openOwner === undefined && !second ? first?.id : openOwner;
  useTargetFocus();

  const removeAt = (id: string, index: number) => {
    const { label: name } = form.placeAt([place, index]);
    setRemoved({ id, name, index, undo: remove(id) });
    setOpenOwner(null);
  };
  const show = (index: number) => goTo(`${place}.${index}.first_name`);

  return (
    <>
      <StepHead
        step="owners"
        lead={
          share === undefined
            ? t('Add the owners, a controlling person and an authorized signer.')
            : t(
                'Add every owner of {share} or more, a controlling person and an authorized signer.',
                { share },
              )
        }
      />
      <div id={place} data-field={place} ref={usePlace(place)}>
        <Shares isOwnerOpen={list.some(({ id }) => id === open)} />
      </div>
      <ol className={styles.owners}>
        {list.map(({ id }, index) => (
          <OwnerCard
            key={id}
            path={`${place}.${index}`}
            isOpen={open === id}
            onToggle={() => setOpenOwner(open === id ? null : id)}
            onRemove={() => removeAt(id, index)}
          />
        ))}
      </ol>
      {removed && (
        <UndoBar
          key={removed.id}
          text={t('Removed {name}.', { name: removed.name })}
          onUndo={() => {
            removed.undo();
            setRemoved(undefined);
            show(removed.index);
          }}
        />
      )}
      <Button
        className={styles.add}
        icon="add"
        onClick={() => {
          append(blankOwner({ country }));
          show(list.length);
        }}
      >
        {t('Add an owner')}
      </Button>
      <StepActions step="owners" />
    </>
  );
}

/** The shares, and what is wrong with all owners together. By itself, since each letter about an owner renders it. */
function Shares({ isOwnerOpen }: { readonly isOwnerOpen: boolean }): ReactElement {
  const { findings } = useField(place);
  return (
    <>
      <SharesCard isSumReported={findings.some(({ rule }) => rule === sumRule)} />
      <FieldFindings
        id={`${place}-findings`}
        // An owner who is open says it at the share.
        findings={findings.filter(({ rule }) => !isOwnerOpen || rule !== sumRule)}
      />
    </>
  );
}
