import type { PhoneTyping } from '@passmuster/form/controls';
import { type RefObject, useEffect, useState } from 'react';
import { prefetch } from '../../ui/prefetch.ts';

let loaded: PhoneTyping | undefined;

/** Loads the functions for phone numbers. */
export async function loadPhoneTyping(): Promise<PhoneTyping> {
  loaded ??= await import('@passmuster/phone/typing');
  return loaded;
}
prefetch(loadPhoneTyping);

/**
 * Returns the functions for phone numbers once they have loaded: their tables are a chunk of their own. It is loaded when the
 * control comes into view, without one at once, and shown when the control isn't being edited.
 */
export function usePhoneTyping(control?: RefObject<Element | null>): PhoneTyping | undefined {
  const [phone, setPhone] = useState(loaded);
  useEffect(() => {
    if (phone) return undefined;
    const show = async () => {
      const numbers = await loadPhoneTyping();
      const shown = control?.current;
      // A number that is formatted while it is edited would lose its selection.
      if (!shown || document.activeElement !== shown) setPhone(numbers);
      else shown.addEventListener('blur', () => setPhone(numbers), { once: true });
    };
    if (!control?.current) {
      void show();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void show();
    });
    observer.observe(control.current);
    return () => observer.disconnect();
  }, [phone, control]);
  return phone;
}
