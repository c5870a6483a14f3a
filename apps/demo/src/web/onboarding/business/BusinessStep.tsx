import { useField, useForm } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { usePainted } from '../../ui/usePainted.ts';
import { AddressFields } from '../fields/AddressFields.tsx';
import { Field } from '../fields/Field.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useCountryChange } from '../fields/useCountryChange.ts';
import { useFieldLabel } from '../fields/useFieldLabel.ts';
import { StepActions, StepHead } from '../frame/Flow.tsx';
import { FormCard } from '../frame/FormCard.tsx';
import { useTargetFocus } from '../frame/placesContext.ts';

/** The business as its register shows it. The country comes first: it decides the rest. */
export function BusinessStep(): ReactElement {
  const t = useText();
  const form = useForm();
  const type = useField('business_type').value;
  const address = useFieldLabel('registered_address');
  const changeCountry = useCountryChange('registered_address');
  const isPainted = usePainted();
  useTargetFocus(isPainted);
  return (
    <>
      <StepHead step="business" lead={t('Enter details as shown on the company register.')} />
      <FormCard step="business" label={t('Business')}>
        <div className={ui.section}>
          <div className={styles.grid}>
            <SelectField
              path="registered_address.country"
              label={t('Country of registration')}
              span="c12"
              onPick={(picked) => {
                changeCountry(picked);
                if (type === '' && picked !== '' && picked !== 'US') {
                  form.set('business_type', 'NON_US');
                }
              }}
            />
            <TextField path="business_name" autoComplete="organization" />
            <Field path="trading_name" />
            <Field path="business_type" />
            <Field path="registration_number" />
            <Field path="registration_date" />
            <Field path="tax_identification_number" />
          </div>
        </div>
        {isPainted && (
          <>
            <div className={ui.section}>
              <div className={ui.sectionHead}>
                <h2>{address}</h2>
                <p>{t('Where the business is registered, not a mailbox.')}</p>
              </div>
              <div className={styles.grid}>
                <AddressFields path="registered_address" hasCountry={false} />
              </div>
            </div>
            <div className={ui.section}>
              <div className={ui.sectionHead}>
                <h2>{t('Contact')}</h2>
                <p>{t('Each customer needs its own email address and phone number.')}</p>
              </div>
              <div className={styles.grid}>
                <TextField path="email" autoComplete="email" />
                <PhoneField
                  path="phone"
                  // The form derives it from the number.
                  onEnter={() => form.set('phone_country_code', '')}
                />
                <TextField path="business_website" span="c12" autoComplete="url" />
                <Field path="contact_person_email" />
                <Field path="contact_person_phone" />
              </div>
            </div>
          </>
        )}
      </FormCard>
      {isPainted && <StepActions step="business" />}
    </>
  );
}
