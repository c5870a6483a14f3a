import { useEffect, useState } from 'react';

/** The functions for phone numbers. */
export type PhoneNumbers = typeof import('./phoneText.ts');
let loaded: PhoneNumbers | undefined;

/** Returns the functions for phone numbers once they have loaded: their tables are a chunk of their own. */
export function usePhoneText(): PhoneNumbers | undefined {
  const [phone, setPhone] = useState(loaded);
  useEffect(() => {
    if (phone) return;
    void import('./phoneText.ts').then((module) => {
      loaded = module;
      setPhone(module);
    });
  }, [phone]);
  return phone;
}
