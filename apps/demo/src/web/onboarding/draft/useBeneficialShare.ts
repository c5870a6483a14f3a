import { useFormState } from '@passmuster/form/react';
import { useFormat } from '../../language/useFormat.ts';

/** Returns the share of a beneficial owner, as text such as `25%`; undefined before the first review, which knows the configuration. */
export function useBeneficialShare(): string | undefined {
  const { percent } = useFormat();
  const share = useFormState(({ beneficialShare }) => beneficialShare);
  return share === undefined ? undefined : percent(String(share));
}
