import { type ReactNode, useEffect, useState } from 'react';

/** The official title of an industry, in English only, and its code; the code alone until the table has loaded. */
export function IndustryName({ code }: { readonly code: string }): ReactNode {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void import('./industryList.ts').then(({ industryTitle }) => {
      if (isCurrent) setTitle(industryTitle(code));
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return title === undefined ? code : <span lang="en">{`${title} (${code})`}</span>;
}
