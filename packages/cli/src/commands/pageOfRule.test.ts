import { expect, test } from 'vitest';
import { linkOfRule, pageOfRule } from './pageOfRule.ts';

const rule = 'owner/minimum-age';
const online = `https://passmuster.github.io/passmuster/rules/${rule}/`;
const local = `http://127.0.0.1:4173/docs/rules/${rule}/ while \`pnpm demo\` runs`;

test.each([
  { id: rule, version: '0.0.0', page: local, link: undefined },
  { id: rule, version: '0.1.0', page: online, link: online },
  { id: 'acme/own-website', version: '0.0.0', page: undefined, link: undefined },
  { id: 'acme/own-website', version: '0.1.0', page: undefined, link: undefined },
])('of $id, version $version points to $page and links to $link', ({ id, version, page, link }) => {
  expect([pageOfRule(id, version), linkOfRule(id, version)]).toEqual([page, link]);
});
