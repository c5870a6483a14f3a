import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { loadCorrection } from '../../storage/corrections.ts';
import { loadCustomer } from '../../storage/localRecords.ts';
import { CorrectionContext, type OpenCorrection } from './correctionContext.ts';

/** Finds out whether the application was rejected before. */
export function CorrectionProvider({
  draftId,
  children,
}: {
  readonly draftId: string;
  readonly children: ReactNode;
}): ReactElement {
  const [correction, setCorrection] = useState<OpenCorrection>();
  useEffect(() => {
    const find = async (): Promise<OpenCorrection | undefined> => {
      const found = await loadCorrection(draftId);
      return found && { ...found, submitted: (await loadCustomer(found.customer))?.application };
    };
    find().then(setCorrection, () => undefined);
  }, [draftId]);
  return <CorrectionContext value={correction}>{children}</CorrectionContext>;
}
