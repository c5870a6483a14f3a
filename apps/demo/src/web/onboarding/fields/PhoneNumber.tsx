import type { ReactElement } from 'react';
import { usePhoneText } from './usePhoneText.ts';

/** A stored phone number, written for reading. */
export function PhoneNumber({ value }: { readonly value: string }): ReactElement {
  return <>{usePhoneText()?.toInternational(value) ?? value}</>;
}
