import { type FileValue, isFileRef } from '@passmuster/form';
import type { Translate } from '../language/useText.ts';

/** Returns the name of a file, or the site of a link, whose address may be long or hold a key. */
export function fileName(value: FileValue, t: Translate): string {
  if (isFileRef(value)) return value.name;
  const host = URL.canParse(value) ? new URL(value).host : '';
  return host === '' ? t('Linked image') : t('Linked image ({host})', { host });
}
