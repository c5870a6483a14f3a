/** Returns the folder of the site below its address, with a slash on both sides: `/` or `/docs/`. */
export function siteBase(text: string | undefined): string {
  const name = (text ?? '').split('/').filter(Boolean).join('/');
  return name === '' ? '/' : `/${name}/`;
}
