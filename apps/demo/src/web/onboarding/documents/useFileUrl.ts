import type { FileRef } from '@passmuster/form';
import { useEffect, useState } from 'react';
import { loadFile } from '../../../integration/storage.ts';

/** Returns a URL for a file of this device, valid while the component is mounted. */
export function useFileUrl(file: FileRef | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  const id = file?.fileId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ID stands for the file.
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    let made: string | undefined;
    void loadFile(file).then((blob) => {
      if (!isCurrent || !blob) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      isCurrent = false;
      setUrl(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url;
}
