import type { ReactElement } from 'react';
import { usePhoneTyping } from './usePhoneTyping.ts';

/** A stored phone number, written for reading. */
export function PhoneNumber({ value }: { readonly value: string }): ReactElement {
  return <>{usePhoneTyping()?.formatInternational(value) ?? value}</>;
}
