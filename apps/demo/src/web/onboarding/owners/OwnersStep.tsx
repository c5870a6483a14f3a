import { blankOwner, type CustomerValues, type OwnerValues } from '@passmuster/form';
import { type ReactElement, useEffect, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ownerName } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { UndoBar } from '../../ui/UndoBar.tsx';
import { useApplicationForm, useDraft, useFindingsAt } from '../draft/draftContext.ts';
import { FieldFindings } from '../fields/FieldFindings.tsx';
import { StepActions, StepHead } from '../frame/Flow.tsx';
import { useTargetFocus } from '../frame/useTargetFocus.ts';
import { OwnerCard } from './OwnerCard.tsx';
import styles from './Owners.module.css';
import { SharesCard } from './SharesCard.tsx';

interface Removed {
  readonly index: number;
  readonly owner: OwnerValues;
}

/** Who owns, controls and signs for the business: one card for each person, one open at a time. */
export function OwnersStep(): ReactElement {
  const t = useText();
  const { getValues } = useApplicationForm();
  const { fields, append, remove, insert } = useFieldArray<CustomerValues, 'business_owners'>({
    name: 'business_owners',
  });
  const { target, setTarget } = useDraft();
  const findings = useFindingsAt('business_owners');
  const [removed, setRemoved] = useState<Removed>();
  const wanted = /^business_owners\.(\d+)/u.exec(target ?? '')?.[1];
  const [open, setOpen] = useState<number | undefined>(() => {
    if (wanted !== undefined) return Number(wanted);
    return fields.length === 1 ? 0 : undefined;
  });
  useEffect(() => {
    if (wanted !== undefined) setOpen(Number(wanted));
  }, [wanted]);
  useTargetFocus(wanted === undefined || Number(wanted) === open);

  const add = () => {
    const country = getValues('registered_address.country');
    append(blankOwner({ country }), { shouldFocus: false });
    setOpen(fields.length);
    setTarget(`business_owners.${fields.length}.first_name`);
  };
  const removeAt = (index: number) => {
    const owner = structuredClone(getValues(`business_owners.${index}`));
    remove(index);
    setOpen(undefined);
    setRemoved({ index, owner });
  };
  const undo = ({ index, owner }: Removed) => {
    insert(index, owner, { shouldFocus: false });
    setRemoved(undefined);
    setOpen(index);
    setTarget(`business_owners.${index}.first_name`);
  };

  return (
    <>
      <StepHead
        step="owners"
        lead={t('Add every owner of 25% or more, a controlling person and an authorized signer.')}
      />
      <div id="business_owners" data-field="business_owners">
        <SharesCard
          isSumReported={findings.some(({ rule }) => rule === 'business/ownership-sum')}
        />
        <FieldFindings id="business_owners-findings" findings={findings} />
      </div>
      <ol className={styles.owners}>
        {fields.map(({ id }, index) => (
          <OwnerCard
            key={id}
            index={index}
            isOpen={open === index}
            onToggle={() => setOpen(open === index ? undefined : index)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      {removed && (
        <UndoBar
          text={t('Removed {name}.', { name: ownerName(removed.owner, removed.index, t) })}
          onUndo={() => undo(removed)}
          onEnd={() => setRemoved(undefined)}
        />
      )}
      <Button className={styles.add} icon="add" onClick={add}>
        {t('Add an owner')}
      </Button>
      <StepActions step="owners" />
    </>
  );
}
