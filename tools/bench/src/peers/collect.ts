import type { PinnedPackage } from '@passmuster/testing/unpackPackages';
import { unpackPackages } from '@passmuster/testing/unpackPackages';
import { ibantoolsCases } from './bankAccountCases.ts';
import { googleAddressCases } from './googleAddressCases.ts';
import { groupBy } from './groupBy.ts';
import type { PeerCase, PeerCases } from './peerCase.ts';
import { googlePhoneCases, phoneCases } from './phoneCases.ts';
import { pythonStdnumCases } from './pythonStdnumCases.ts';
import { cldrCases, isoCases, isoCodesCases } from './stateCases.ts';
import { stdnumCases } from './stdnumCases.ts';
import { ethersCases, multicoinCases, viemCases } from './walletCases.ts';

/** Packages that carry cases and that nothing else needs, so they are downloaded and never installed. */
const downloaded = [
  {
    name: 'cldr-subdivisions-full',
    version: '48.2.0',
    license: 'Unicode-3.0',
    integrity:
      'sha512-UPGETKyPhuWAGZDNwN38KZA+mDrp7TDIyLoNqAdoZ9LUQxqChFx9AAsA4mZfeWdO5ev1hcRO4NIoBGzRwk6wHA==',
  },
  {
    name: 'google-libphonenumber',
    version: '3.2.47',
    license: 'MIT AND Apache-2.0',
    integrity:
      'sha512-sPKNFCUB8ZQtdEiREx7DAeMbQGeLWW3dITLbprBqH+5P10yMTwCbvKWVzjPKzUK4xvAXWBgcZdAHULb2qbjK6A==',
  },
  {
    name: '@ethersproject/testcases',
    version: '5.8.0',
    license: 'MIT',
    integrity:
      'sha512-Jx/g2GoLwW0nv3/QpB9/Yfla1TPaqTop2lfa4HTOSGHKk4Q++aGoMUkZG/KrsuNdbHnROrXogjLTMqq6TauQNQ==',
  },
] as const satisfies readonly PinnedPackage[];

/** Returns the cases of every peer. `folder` is empty, and takes what is downloaded; `pythonStdnum` is a checkout. */
export function collectCases(
  folder: string,
  pythonStdnum: string | undefined,
): readonly PeerCases[] {
  const folders = unpackPackages(downloaded, folder);
  const folderOf = (name: (typeof downloaded)[number]['name']): string => folders.get(name) ?? '';
  const installed = [
    ...stdnumCases(),
    ...cldrCases(folderOf('cldr-subdivisions-full')),
    ...isoCases(),
    ...googlePhoneCases(folderOf('google-libphonenumber')),
    ...phoneCases(),
    ...ibantoolsCases(),
    ...ethersCases(folderOf('@ethersproject/testcases')),
    ...viemCases(),
    ...multicoinCases(),
  ];
  const byPeer = groupBy(installed, ({ peer }: PeerCase) => peer);
  return [
    ...[...byPeer].map(([peer, cases]) => ({ peer, cases })),
    pythonStdnumCases(pythonStdnum),
    isoCodesCases(),
    googleAddressCases(),
  ];
}
