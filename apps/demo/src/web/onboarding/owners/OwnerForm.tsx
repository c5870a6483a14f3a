import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { choicesOf, countryChoices } from '../../application/choices.ts';
import { ownerFieldLabel } from '../../application/fieldLabels.ts';
import { stepHref } from '../../application/steps.ts';
import { useLanguage } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { useApplicationForm, useDraft } from '../draft/draftContext.ts';
import { AddressFields } from '../fields/AddressFields.tsx';
import { AmountField } from '../fields/AmountField.tsx';
import { CheckField } from '../fields/CheckField.tsx';
import { DateField } from '../fields/DateField.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import owners from './Owners.module.css';

/** From this share on, a person is a beneficial owner (API specification, Business owner). */
const beneficialShare = 25;

/** The fields of one owner. */
export function OwnerForm({
  index,
  name,
  onDone,
  onRemove,
}: {
  readonly index: number;
  readonly name: string;
  readonly onDone: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { language, t } = useLanguage();
  const { hints } = t.labels;
  const { setValue } = useApplicationForm();
  const { id } = useDraft();
  const path = `business_owners.${index}` as const;
  const label = (field: string) => ownerFieldLabel(field, '', t);
  const countries = countryChoices(language);
  return (
    <form
      className={owners.ownerForm}
      noValidate
      aria-label={name}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.grid}>
        <TextField name={`${path}.first_name`} label={label('first_name')} />
        <TextField name={`${path}.last_name`} label={label('last_name')} hint={hints.last_name} />
        <DateField name={`${path}.date_of_birth`} label={label('date_of_birth')} />
        <SelectField
          name={`${path}.nationality`}
          label={label('nationality')}
          options={countries}
        />
        <TextField name={`${path}.id_number`} label={label('id_number')} autoComplete="off" />
        <SelectField
          name={`${path}.title`}
          label={label('title')}
          options={choicesOf('title', t)}
        />
        <AmountField
          name={`${path}.ownership_percentage`}
          label={label('ownership_percentage')}
          unit="percent"
          onAmount={(share) => {
            if (Number(share) >= beneficialShare) setValue(`${path}.is_beneficial_owner`, true);
          }}
        />
        <DateField
          name={`${path}.relationship_establishment_date`}
          label={label('relationship_establishment_date')}
        />
        <TextField name={`${path}.email`} label={label('email')} type="email" />
        <PhoneField name={`${path}.phone_number`} label={label('phone_number')} />
      </div>
      <fieldset className={owners.group} id={`${path}.address`}>
        <legend>{label('address')}</legend>
        <div className={styles.grid}>
          <AddressFields name={`${path}.address`} hasCountry />
        </div>
      </fieldset>
      <fieldset className={owners.group}>
        <legend>{t('Roles')}</legend>
        <div className={owners.checks}>
          <CheckField
            name={`${path}.is_signer`}
            label={label('is_signer')}
            hint={hints.is_signer}
          />
          <CheckField
            name={`${path}.is_control_person`}
            label={label('is_control_person')}
            hint={hints.is_control_person}
          />
          <CheckField
            name={`${path}.is_beneficial_owner`}
            label={label('is_beneficial_owner')}
            hint={t('Selected for you at 25% or more.')}
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
    </form>
  );
}
