import { useEffect, useState } from 'react';

type PhoneText = typeof import('./phoneText.ts');
let loaded: PhoneText | undefined;

/** Returns the functions for phone numbers once they have loaded: their tables are a chunk of their own. */
export function usePhoneText(): PhoneText | undefined {
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
