import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { usePainted } from '../../ui/usePainted.ts';
import { Field } from '../fields/Field.tsx';
import { LongTextField } from '../fields/TextField.tsx';
import { StepActions, StepHead } from '../frame/Flow.tsx';
import { FormCard } from '../frame/FormCard.tsx';
import { useTargetFocus } from '../frame/placesContext.ts';
import { IndustryField } from './IndustryField.tsx';

/** What the business does, and what the account is for. */
export function ActivityStep(): ReactElement {
  const t = useText();
  const isPainted = usePainted();
  useTargetFocus(isPainted);
  return (
    <>
      <StepHead
        step="activity"
        lead={t('Tell us what the business does and what the account is for.')}
      />
      <FormCard step="activity" label={t('Activity')}>
        <div className={ui.section}>
          <div className={styles.grid}>
            <IndustryField />
            <LongTextField path="nature_of_business" />
          </div>
        </div>
        <div className={ui.section}>
          <div className={ui.sectionHead}>
            <h2>{t('Account')}</h2>
          </div>
          <div className={styles.grid}>
            <Field path="account_purpose" />
            <Field path="source_of_funds" />
            <LongTextField path="account_purpose_explanation" rows={4} />
            <Field path="estimated_annual_revenue_usd" />
            <Field path="expected_monthly_payments_usd" />
            <Field path="expected_monthly_income" />
          </div>
        </div>
        {isPainted && (
          <div className={ui.section}>
            <div className={ui.sectionHead}>
              <h2>{t('Compliance')}</h2>
            </div>
            <div className={styles.grid}>
              <Field path="conducts_money_services" />
              <Field path="operates_in_prohibited_countries" />
              <Field path="is_dao" />
            </div>
          </div>
        )}
      </FormCard>
      {isPainted && <StepActions step="activity" />}
    </>
  );
}
