import { useForm, useFormState, useSlots } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { FailureNotice } from '../../api/FailureNotice.tsx';
import { type Failure, namesField } from '../../api/failure.ts';
import { placeText } from '../../application/fieldLabels.ts';
import { anchorOf } from '../../application/slotAnchor.ts';
import { stepOf } from '../../application/steps.ts';
import { useText } from '../../language/useText.ts';
import { Details } from '../../ui/Details.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { splitFirstSentence } from '../../ui/splitFirstSentence.ts';
import { JumpLink } from '../frame/JumpLink.tsx';

/** Why the API refused the application. Goes as soon as every field it named has changed. */
export function Refusals({ failure }: { readonly failure: Failure }): ReactElement | null {
  const t = useText();
  const form = useForm();
  const refused = useFormState(({ refused: all }) => all);
  const slots = useSlots();
  const refusals = refused.filter(({ path }) => path.length > 0);
  const [first] = refusals;
  if (!first) return namesField(failure) ? null : <FailureNotice failure={failure} />;
  const title =
    refusals.length === 1
      ? splitFirstSentence(first.remedy)[0].replace(/\.$/u, '')
      : t('The API refused {count} fields', { count: refusals.length });
  return (
    <Notice
      tone="error"
      title={title}
      actions={
        <Details
          rows={[
            [t('Status'), <code key="status">{failure.status ?? '–'}</code>],
            [t('Code'), <code key="code">{failure.code ?? failure.kind}</code>],
          ]}
        />
      }
    >
      <ul>
        {refusals.slice(0, 8).map((refusal) => {
          const { path, remedy } = refusal;
          const place = form.placeAt(refusal);
          return (
            <li key={`${path.join('.')} ${remedy}`}>
              <JumpLink
                item={{
                  key: path.join('.'),
                  kind: 'error',
                  step: stepOf(path),
                  path,
                  target: anchorOf(place, slots),
                  label: placeText(place, t),
                  note: t('Change it, then submit again'),
                  isRisk: false,
                }}
              />
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
