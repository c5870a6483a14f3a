import { expect, test } from 'vitest';
import { hostKindOf, isSharePage, sharePagesOf } from './hostKindOf.ts';
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

/** What others say of these hosts: the lists are read in their own publications, not in our table. */
test.each([
  [
    'social-host',
    'Matomo, Socials.yml',
    'facebook.com fb.me instagram.com linkedin.com x.com twitter.com youtube.com youtu.be tiktok.com',
  ],
  [
    'social-host',
    'Matomo, Socials.yml',
    'threads.net pinterest.com reddit.com snapchat.com tumblr.com vimeo.com vk.com weibo.com xing.com',
  ],
  [
    'social-host',
    'v2fly, whatsapp, telegram, line and viber',
    'whatsapp.com wa.me t.me telegram.me line.me viber.com',
  ],
  [
    'search-engine',
    'Matomo, SearchEngines.yml',
    'google.com bing.com duckduckgo.com search.yahoo.com yandex.com baidu.com ecosia.org',
  ],
  [
    'marketplace',
    'eBay, MarketplaceIdEnum',
    'ebay.com ebay.ca ebay.co.uk ebay.com.au ebay.at ebay.fr ebay.de ebay.it ebay.nl ebay.es',
  ],
  [
    'marketplace',
    'v2fly, amazon and alibaba',
    'amazon.com amazon.co.uk amazon.de amazon.in alibaba.com aliexpress.com',
  ],
  ['marketplace', 'Jumia, its shops by country', 'jumia.com.ng jumia.co.ke jumia.com.gh jumia.ci'],
  ['domain-marketplace', 'MISP, parking-domain-ns', 'afternic.com bodis.com dan.com sedo.com'],
  [
    'free-site-host',
    'Public Suffix List',
    'github.io netlify.app web.app firebaseapp.com pages.dev workers.dev webflow.io herokuapp.com',
  ],
  ['temporary-host', 'Public Suffix List', 'ngrok.io ngrok-free.app trycloudflare.com csb.app'],
  ['url-shortener', 'MISP, url-shortener', 'bit.ly t.co tinyurl.com ow.ly is.gd cutt.ly rb.gy'],
  ['link-in-bio', 'MISP, link-in-bio', 'linktr.ee beacons.ai lnk.bio taplink.cc bio.site'],
  ['web-archive', 'v2fly, archivetoday', 'archive.ph archive.today web.archive.org'],
  ['reserved-tld', 'RFC 6761, 6762, 7686, 8375', 'a.test a.invalid a.local a.onion a.home.arpa'],
  [
    'ip-range',
    'IANA, IPv4 special-purpose addresses',
    '0.0.0.1 10.0.0.0 10.255.255.255 100.64.0.1 100.127.255.255 172.16.0.0 192.0.0.8 192.0.2.255',
  ],
  [
    'ip-range',
    'IANA, IPv4 special-purpose addresses',
    '198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.7 240.0.0.1 255.255.255.255',
  ],
  [
    'ip-range',
    'IANA, IPv6 special-purpose addresses',
    '[::] [::1] [::ffff:c000:201] [64:ff9b:1::1] [100::1] [2001:db8::1] [3fff::1] [3fff:fff::1] [fc00::1] [ff02::1]',
  ],
])('%s by %s: %s', (kind, _source, hosts) => {
  expect(hosts.split(' ').filter((host) => hostKindOf(host) !== kind)).toEqual([]);
});

test.each([
  'myfacebook.com',
  'facebook.com.ng',
  'amazon.org',
  'ebay.com.ng',
  'github.com',
  'netlify.com',
  'archive.org',
  'jumia.com',
  'group.co.ke',
  'local',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '192.0.1.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '1000.10.10.10',
  'x10.1.2.3',
  '[3fff:1000::1]',
  '[2001:db9::1]',
  '[fb00::1]',
])('%s is an ordinary host', (host) => {
  expect(hostKindOf(host)).toBeUndefined();
});

test('each host has one kind and is listed once; so are the hosts of share pages', () => {
  const { 'share-page': pages, ...others } = webHosts;
  for (const hosts of [Object.values(others).flat(), pages.map((entry) => entry.split(' ')[0])]) {
    expect(new Set(hosts).size).toBe(hosts.length);
  }
});

test('the paths of a host without share pages are undefined', () => {
  expect(sharePagesOf('files.adaezefoods.com')).toBeUndefined();
  expect(sharePagesOf('www.dropbox.com')?.test('/scl/fi/abc')).toBe(true);
});
