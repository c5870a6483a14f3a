import { useFormState } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { stepHref } from '../../application/steps.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { useApplication } from '../draft/applicationContext.ts';
import { useBeneficialShare } from '../draft/useBeneficialShare.ts';
import { AddressFields } from '../fields/AddressFields.tsx';
import { Field } from '../fields/Field.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useFieldLabel } from '../fields/useFieldLabel.ts';
import { EnterSubmits, leaveField } from '../frame/FormCard.tsx';
import { usePlace } from '../frame/placesContext.ts';
import owners from './Owners.module.css';

/** The fields of one owner. */
export function OwnerForm({
  path,
  onDone,
  onRemove,
}: {
  readonly path: string;
  readonly onDone: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  const t = useText();
  const { id, form } = useApplication();
  const name = useFormState(() => form.placeAt(path).label);
  const share = useBeneficialShare();
  const address = useFieldLabel(`${path}.address`);
  return (
    <form
      className={owners.ownerForm}
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        leaveField(event);
        onDone();
      }}
    >
      <div className={styles.grid}>
        <Field path={`${path}.first_name`} />
        <Field path={`${path}.last_name`} />
        <Field path={`${path}.date_of_birth`} />
        <Field path={`${path}.nationality`} />
        <TextField path={`${path}.id_number`} autoComplete="off" />
        <Field path={`${path}.title`} />
        <Field path={`${path}.ownership_percentage`} />
        <Field path={`${path}.relationship_establishment_date`} />
        <Field path={`${path}.email`} />
        <Field path={`${path}.phone_number`} />
      </div>
      <fieldset className={owners.group} ref={usePlace(`${path}.address`)}>
        <legend>{address}</legend>
        <div className={styles.grid}>
          <AddressFields path={`${path}.address`} hasCountry />
        </div>
      </fieldset>
      <fieldset className={owners.group}>
        <legend>{t('Roles')}</legend>
        <div className={owners.checks}>
          <Field path={`${path}.is_signer`} />
          <Field path={`${path}.is_control_person`} />
          <Field
            path={`${path}.is_beneficial_owner`}
            hint={
              share === undefined ? undefined : t('Selected for you at {share} or more.', { share })
            }
          />
        </div>
      </fieldset>
      <p className={`${ui.small} ${ui.muted} ${owners.docsNote}`}>
        {t('Passport and proof of address:')}{' '}
        <Link href={stepHref(id, 'documents')}>{t('Upload them in Documents')}</Link>
      </p>
      <div className={`${ui.row} ${owners.ownerFoot}`}>
        <Button isSmall onClick={onDone}>
          {t('Done')}
        </Button>
        <Button kind="quiet" isSmall isDanger icon="remove" className={ui.push} onClick={onRemove}>
          {t('Remove {name}', { name })}
        </Button>
      </div>
      <EnterSubmits />
    </form>
  );
}
