import type { FileRef, FormFinding } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { useState } from 'react';
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
  const application = useForm();
  const { bytes } = useFormat();
  const [isChecking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const attach = async (file: File) => {
    setRefusal(undefined);
    if (file.size === 0) {
      setRefusal({ text: t('{name} is empty. Choose another file.', { name: file.name }) });
      return;
    }
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
      const kept = await application.keep(file);
      const [finding] = await application.checkFile(kept);
      if (finding) {
        setRefusal({
          text: `${t('{name} wasn’t added.', { name: file.name })} ${finding.remedy}`,
          finding,
        });
      } else if (await isAccepted(file)) onAttached(kept);
      else {
        setRefusal({
          text: `${t('{name} wasn’t added.', { name: file.name })} ${t('Save it as a PDF, JPEG or PNG, then add that.')}`,
        });
      }
    } catch {
      setRefusal({ text: t('This file can’t be read. Choose it again, or choose another.') });
    } finally {
      setChecking(false);
    }
  };
  return { attach, isChecking, refusal };
}

/** The first bytes of a PDF, a PNG and a JPEG, as Latin letters. Sources: ISO 32000-1 7.5.2, ISO/IEC 15948 5.2, ISO/IEC 10918-1 B.1. */
const starts = ['%PDF', '\x89PNG', '\xff\xd8\xff'];

/** Returns whether a file is of a kind that everyone who reviews it can open. Its bytes say so, not its name. */
export async function isAccepted(file: Blob): Promise<boolean> {
  const bytes = await file.slice(0, 1024).arrayBuffer();
  const head = String.fromCharCode(...new Uint8Array(bytes));
  // A PDF may begin with other bytes: readers look for its mark in the first 1,024.
  return head.includes('%PDF') || starts.some((start) => head.startsWith(start));
}
