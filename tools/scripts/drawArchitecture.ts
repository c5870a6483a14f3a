import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What the packages of a layer are for; the layer itself is the tag in their `turbo.json`. */
const layers: Readonly<Record<string, string>> = {
  layer4: 'Applications',
  layer3: 'What people and pages use',
  layer2: 'Reviews and requests',
  layer1: 'Checks of one kind',
  layer0: 'What all share',
};
const width = 860;
const boxHeight = 58;
const rowHeight = 110;

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Returns the folders of the packages of a layer, in the order of their names. */
const foldersOf = (layer: string): readonly string[] =>
  globSync('{packages,apps}/*/turbo.json', { cwd: root })
    .filter((file) => (readJson(file)['tags'] as readonly string[] | undefined)?.includes(layer))
    .map((file) => file.replaceAll('\\', '/').split('/').slice(0, -1).join('/'))
    .sort();

/** Returns the names of the packages of this repository that a package needs when it runs, without their scope. */
const needsOf = (folder: string): readonly string[] =>
  Object.keys(readJson(`${folder}/package.json`)['dependencies'] ?? {})
    .filter((name) => name.startsWith('@passmuster/'))
    .map((name) => name.slice('@passmuster/'.length));

/** Returns the layers of the packages as SVG: in each box its name and what it imports. */
export function drawArchitecture(): string {
  const drawn: string[] = [];
  for (const [row, [layer, title]] of Object.entries(layers).entries()) {
    const y = 20 + row * rowHeight;
    const folders = foldersOf(layer);
    const boxWidth = (width - 40 - (folders.length - 1) * 16) / folders.length;
    drawn.push(`<text x="20" y="${y + 14}" class="layer">${title}</text>`);
    for (const [at, folder] of folders.entries()) {
      const x = 20 + at * (boxWidth + 16);
      const needs = needsOf(folder);
      const names = needs.length > 4 ? `${needs.length} of those below` : needs.join(', ');
      drawn.push(
        `<rect x="${x}" y="${y + 24}" width="${boxWidth}" height="${boxHeight}" rx="8"/>`,
        `<text x="${x + 12}" y="${y + 48}" class="name">${folder.replace('packages/', '')}</text>`,
        `<text x="${x + 12}" y="${y + 68}" class="needs">imports ${names || 'none of the others'}</text>`,
      );
    }
  }
  const height = 20 + Object.keys(layers).length * rowHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="The packages in five layers: each imports only from lower layers">
<style>text{font-family:"Segoe UI",Arial,sans-serif;fill:#182226}.layer{font-size:13px;fill:#56646b}.name{font-size:15px;font-weight:700}.needs{font-size:12px;fill:#56646b}rect{fill:#ffffff;stroke:#8aa0a6}</style>
<rect width="100%" height="100%" style="fill:#f6f8f8;stroke:none"/>
${drawn.join('\n')}
</svg>
`;
}
