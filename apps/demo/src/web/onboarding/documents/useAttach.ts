import { useState } from 'react';
import { type FormFinding, keepFile, useApplication } from '../../../integration/application.ts';
import type { FileRef } from '../../../integration/values.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';

/** Files over this size aren't read at all; the review refuses far smaller ones. */
const readable = 64_000_000;

export interface Refusal {
  readonly text: string;
  readonly finding?: FormFinding | undefined;
}

export interface Attach {
  readonly attach: (file: File) => Promise<void>;
  readonly isChecking: boolean;
  /** Why the last file wasn't kept. */
  readonly refusal: Refusal | undefined;
}

/** Checks a file by its bytes before it is kept. A refused file changes nothing. */
export function useAttach(onAttached: (file: FileRef) => void): Attach {
  const t = useText();
  const application = useApplication();
  const { bytes } = useFormat();
  const [isChecking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const attach = async (file: File) => {
    setRefusal(undefined);
    if (file.size > readable) {
      setRefusal({
        text: t('{name} is too large ({size}). Upload a file of up to 10 MB.', {
          name: file.name,
          size: bytes(file.size),
        }),
      });
      return;
    }
    setChecking(true);
    try {
      const kept = await keepFile(application, file);
      const [finding] = await application.checkFile(kept);
      if (finding) {
        setRefusal({
          text: `${t('{name} wasn’t added.', { name: file.name })} ${finding.remedy}`,
          finding,
        });
      } else onAttached(kept);
    } catch {
      setRefusal({ text: t('This file can’t be read. Choose it again, or choose another.') });
    } finally {
      setChecking(false);
    }
  };
  return { attach, isChecking, refusal };
}
