import { type RefObject, useEffect, useState } from 'react';
import { prefetch } from '../../ui/prefetch.ts';

/** The functions for phone numbers. */
export type PhoneNumbers = typeof import('./phoneText.ts');
let loaded: PhoneNumbers | undefined;

/** Loads the functions for phone numbers. */
export async function loadPhoneText(): Promise<PhoneNumbers> {
  loaded ??= await import('./phoneText.ts');
  return loaded;
}
prefetch(loadPhoneText);

/**
 * Returns the functions for phone numbers once they have loaded: their tables are a chunk of their own. It is loaded when the
 * control comes into view, without one at once, and shown when the control isn't being edited.
 */
export function usePhoneText(control?: RefObject<Element | null>): PhoneNumbers | undefined {
  const [phone, setPhone] = useState(loaded);
  useEffect(() => {
    if (phone) return undefined;
    const show = async () => {
      const numbers = await loadPhoneText();
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
