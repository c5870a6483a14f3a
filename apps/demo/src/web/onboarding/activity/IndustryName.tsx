import { type ReactElement, useEffect, useState } from 'react';
import type { NaicsCode } from '../../../integration/industries.ts';

/** The title of an industry and its code; the code alone until the table has loaded. */
export function IndustryName({ code }: { readonly code: string }): ReactElement {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void import('../../../integration/industries.ts').then(({ naics }) => {
      if (isCurrent) setTitle(naics[code as NaicsCode]?.title);
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return <>{title === undefined ? code : `${title} (${code})`}</>;
}
