import { expect, test } from 'vitest';
import { hostKindOf, isSharePage } from './hostKindOf.ts';
import { webHosts } from './webHosts.generated.ts';

test.each([
  ['example.com', 'reserved-domain'],
  ['www.example.org', 'reserved-domain'],
  ['shop.test', 'reserved-tld'],
  ['localhost', 'reserved-tld'],
  ['printer.local', 'reserved-tld'],
  ['bit.ly', 'url-shortener'],
  ['linktr.ee', 'link-in-bio'],
  ['www.facebook.com', 'social-host'],
  ['ada.wixsite.com', 'free-site-host'],
  ['127.0.0.1', 'ip-range'],
  ['10.1.2.3', 'ip-range'],
  ['172.31.255.255', 'ip-range'],
  ['172.32.0.0', undefined],
  ['192.168.1.1', 'ip-range'],
  ['169.254.169.254', 'ip-range'],
  ['[::1]', 'ip-range'],
  ['[fd00::1]', 'ip-range'],
  ['[2606:4700::1]', undefined],
  ['8.8.8.8', undefined],
  ['10.1.2', undefined],
  ['10.1.2.3.4', undefined],
  ['10.1.2.256', undefined],
  ['10.1.2.1000', undefined],
  ['10.1.2.x3', undefined],
  ['10.1.2.3x', undefined],
  ['[::]', 'ip-range'],
  ['[fe80::1]', 'ip-range'],
  ['[fec0::1]', undefined],
  ['x[::1]', undefined],
  ['adaezefoods.com', undefined],
  ['notexample.com', undefined],
  ['contest', undefined],
  ['a.b.c.d.e.f.bit.ly', 'url-shortener'],
  ['bit.ly.adaezefoods.com', undefined],
])('%s is %s', (host, kind) => {
  expect(hostKindOf(host)).toBe(kind);
});

test.each([
  ['https://drive.google.com/file/d/1abc/view?usp=sharing', true],
  ['https://drive.google.com/uc?export=download&id=1abc', false],
  ['https://www.dropbox.com/s/abc/passport.pdf?dl=0', true],
  ['https://www.dropbox.com/s/abc/passport.pdf?dl=1', false],
  ['https://www.dropbox.com/s/abc/passport.pdf?raw=1', false],
  ['https://www.dropbox.com/s/abc/passport.pdf?raw=0', true],
  ['https://1drv.ms/b/s!abc', true],
  ['https://wetransfer.com/downloads/abc', true],
  ['https://files.adaezefoods.com/passport.pdf', false],
])('%s: a share page is %s', (url, isPage) => {
  expect(isSharePage(new URL(url))).toBe(isPage);
});

test('every host of the table is known by its kind, and each host of share pages is listed once', () => {
  for (const kind of ['reserved-domain', 'link-in-bio', 'social-host', 'free-site-host'] as const) {
    expect(webHosts[kind].filter((host) => hostKindOf(host) === undefined)).toEqual([]);
  }
  const hosts = webHosts['share-page'].map((entry) => entry.split(' ')[0]);
  expect(new Set(hosts).size).toBe(hosts.length);
});
