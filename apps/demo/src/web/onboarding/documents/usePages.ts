import type { FileRef } from '@passmuster/form';
import { useEffect, useState } from 'react';
import { countPages } from '../../../integration/reviewer.ts';

/** Returns the number of pages of a PDF; undefined while it isn't known, and for other files. */
export function usePages(file: FileRef | undefined): number | undefined {
  const [counted, setCounted] = useState<{ readonly id: string; readonly pages: number }>();
  const id = file?.type === 'application/pdf' ? file.fileId : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ID stands for the file.
  useEffect(() => {
    if (!file || id === undefined) return;
    let isCurrent = true;
    const show = (pages: number | undefined) => {
      if (isCurrent && pages !== undefined) setCounted({ id, pages });
    };
    // Without it the file is named by its kind and size alone.
    countPages(file).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return counted?.id === id ? counted?.pages : undefined;
}
