import { select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { textOf } from './textOf.ts';

const parser = unified().use(rehypeParse);

/** A group of the sidebar: its heading, and the paths of its pages from the root of the site, in their order. */
export interface SiteGroup {
  readonly heading: string;
  readonly paths: readonly string[];
}

/** Returns the groups of the sidebar of a built page. Pages without a group form the first, `Start`, or after the groups the last, `More`. */
export function siteOrder(html: string, base: string): readonly SiteGroup[] {
  const start = html.indexOf('<ul class="top-level');
  const list = select('ul', parser.parse(html.slice(start, html.indexOf('</nav>', start))));
  const first: string[] = [''];
  const last: string[] = [];
  const groups: SiteGroup[] = [];
  for (const item of list?.children ?? []) {
    if (item.type !== 'element') continue;
    const paths = selectAll('a[href]', item)
      .map(({ properties }) => String(properties['href']))
      .filter((href) => href.startsWith(base))
      .map((href) => href.slice(base.length));
    const summary = select('summary', item);
    if (summary) groups.push({ heading: textOf(summary).trim(), paths });
    else (groups.length === 0 ? first : last).push(...paths);
  }
  const more = last.length === 0 ? [] : [{ heading: 'More', paths: last }];
  return [{ heading: 'Start', paths: first }, ...groups, ...more];
}
