import type { ReactElement } from 'react';
import { choicesOf } from '../../application/choices.ts';
import { fieldLabel } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { usePainted } from '../../ui/usePainted.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { AnswerField } from '../fields/AnswerField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { LongTextField } from '../fields/TextField.tsx';
import { StepActions, StepHead } from '../frame/Flow.tsx';
import { FormCard } from '../frame/FormCard.tsx';
import { useTargetFocus } from '../frame/useTargetFocus.ts';
import { IndustryField } from './IndustryField.tsx';

/** What the business does, and what the account is for. */
export function ActivityStep(): ReactElement {
  const t = useText();
  const { hints, questions } = t.labels;
  const label = (field: string) => fieldLabel(field, '', t);
  const isPainted = usePainted();
  useTargetFocus(isPainted);
  return (
    <>
      <StepHead
        step="activity"
        lead={t('Tell us what the business does and what the account is for.')}
      />
      <FormCard label={t('Activity')}>
        <div className={ui.section}>
          <div className={styles.grid}>
            <IndustryField />
            <LongTextField
              name="nature_of_business"
              label={label('nature_of_business')}
              hint={hints.nature_of_business}
            />
          </div>
        </div>
        <div className={ui.section}>
          <div className={ui.sectionHead}>
            <h2>{t('Account')}</h2>
          </div>
          <div className={styles.grid}>
            <SelectField
              name="account_purpose"
              label={label('account_purpose')}
              options={choicesOf('account_purpose', t)}
            />
            <SelectField
              name="source_of_funds"
              label={label('source_of_funds')}
              options={choicesOf('source_of_funds', t)}
            />
            <LongTextField
              name="account_purpose_explanation"
              label={label('account_purpose_explanation')}
              hint={hints.account_purpose_explanation}
              rows={4}
            />
            <SelectField
              name="estimated_annual_revenue_usd"
              label={label('estimated_annual_revenue_usd')}
              span="c6"
              options={choicesOf('estimated_annual_revenue_usd', t)}
            />
            <AmountField
              name="expected_monthly_payments_usd"
              label={label('expected_monthly_payments_usd')}
              span="c6"
              unit="USD"
            />
            <AmountField
              name="expected_monthly_income"
              label={label('expected_monthly_income')}
              hint={hints.expected_monthly_income}
              span="c6"
            />
          </div>
        </div>
        {isPainted && (
          <>
            <div className={ui.section}>
              <div className={ui.sectionHead}>
                <h2>{t('Compliance')}</h2>
              </div>
              <div className={styles.grid}>
                <AnswerField
                  name="conducts_money_services"
                  label={questions.conducts_money_services}
                  hint={hints.conducts_money_services}
                />
                <AnswerField
                  name="operates_in_prohibited_countries"
                  label={questions.operates_in_prohibited_countries}
                  hint={hints.operates_in_prohibited_countries}
                />
                <AnswerField name="is_dao" label={questions.is_dao} hint={hints.is_dao} />
              </div>
            </div>
          </>
        )}
      </FormCard>
      {isPainted && <StepActions step="activity" />}
    </>
  );
}
