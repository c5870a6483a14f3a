import { fieldHint } from '@passmuster/schemas/labels';
import type { ReactElement } from 'react';
import { choicesOf, countryChoices } from '../../application/choices.ts';
import { fieldLabel } from '../../application/fieldLabels.ts';
import { useLanguage } from '../../language/useText.ts';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { usePainted } from '../../ui/usePainted.ts';
import { useApplicationForm, useCountry } from '../draft/draftContext.ts';
import { AddressFields } from '../fields/AddressFields.tsx';
import { DateField } from '../fields/DateField.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useStateOfCountry } from '../fields/useStateOfCountry.ts';
import { StepActions, StepHead } from '../frame/Flow.tsx';
import { FormCard } from '../frame/FormCard.tsx';
import { useTargetFocus } from '../frame/useTargetFocus.ts';

/** The business as its register shows it. The country comes first: it decides the rest. */
export function BusinessStep(): ReactElement {
  const { language, t } = useLanguage();
  const { setValue, getValues } = useApplicationForm();
  const country = useCountry();
  const followCountry = useStateOfCountry('registered_address');
  const hint = (field: string) => fieldHint(field.split('.'), t.labels, country);
  const label = (field: string) => fieldLabel(field, country, t);
  const isPainted = usePainted();
  useTargetFocus(isPainted);
  return (
    <>
      <StepHead step="business" lead={t('Enter details as shown on the company register.')} />
      <FormCard label={t('Business')}>
        <div className={ui.section}>
          <div className={styles.grid}>
            <SelectField
              name="registered_address.country"
              label={t('Country of registration')}
              hint={hint('registered_address.country')}
              span="c12"
              options={countryChoices(language)}
              onPick={(picked) => {
                followCountry(picked);
                if (getValues('business_type') === '' && picked !== '' && picked !== 'US') {
                  setValue('business_type', 'NON_US', { shouldDirty: true });
                }
              }}
            />
            <TextField
              name="business_name"
              label={label('business_name')}
              autoComplete="organization"
            />
            <TextField
              name="trading_name"
              label={label('trading_name')}
              hint={hint('trading_name')}
            />
            <SelectField
              name="business_type"
              label={label('business_type')}
              options={choicesOf('business_type', t)}
            />
            <TextField
              name="registration_number"
              label={label('registration_number')}
              hint={hint('registration_number')}
            />
            <DateField name="registration_date" label={label('registration_date')} />
            <TextField
              name="tax_identification_number"
              label={label('tax_identification_number')}
              hint={hint('tax_identification_number')}
            />
          </div>
        </div>
        {isPainted && (
          <>
            <div className={ui.section}>
              <div className={ui.sectionHead}>
                <h2>{label('registered_address')}</h2>
                <p>{t('Where the business is registered, not a mailbox.')}</p>
              </div>
              <div className={styles.grid}>
                <AddressFields name="registered_address" hasCountry={false} />
              </div>
            </div>
            <div className={ui.section}>
              <div className={ui.sectionHead}>
                <h2>{t('Contact')}</h2>
                <p>{t('Each customer needs its own email address and phone number.')}</p>
              </div>
              <div className={styles.grid}>
                <TextField name="email" label={label('email')} type="email" autoComplete="email" />
                <PhoneField
                  name="phone"
                  label={label('phone')}
                  onCode={(code) => setValue('phone_country_code', code, { shouldDirty: true })}
                />
                <TextField
                  name="business_website"
                  label={label('business_website')}
                  hint={hint('business_website')}
                  span="c12"
                  type="url"
                  autoComplete="url"
                />
                <TextField
                  name="contact_person_email"
                  label={label('contact_person_email')}
                  type="email"
                />
                <PhoneField name="contact_person_phone" label={label('contact_person_phone')} />
              </div>
            </div>
          </>
        )}
      </FormCard>
      {isPainted && <StepActions step="business" />}
    </>
  );
}
