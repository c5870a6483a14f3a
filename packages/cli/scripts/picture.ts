import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, payouts } from '../test/recordedSession.ts';

/**
 * Records a terminal session as `docs/commandLine.svg`: `pnpm --filter passmuster picture`. The commands are run; what they
 * print, with its colors, is the picture.
 */
const root = new URL('../../..', import.meta.url).pathname;
const main = new URL('../src/main.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'passmuster-picture-'));
writeFileSync(join(folder, 'payouts.csv'), payouts);

const columns = 100;
const lineHeight = 18;
const styles: Readonly<Record<string, string>> = {
  '1': 'font-weight="700"',
  '2': 'fill="#8b949e"',
  '31': 'fill="#ff7b72"',
  '32': 'fill="#7ee787"',
  '33': 'fill="#e3b341"',
  '34': 'fill="#79c0ff"',
};
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns one line with its colors as SVG text; `ESC[…m` begins and ends a style. */
function toSvgLine(line: string, index: number): string {
  let open = '';
  const spans = line.split(String.fromCharCode(27)).map((part, at) => {
    const [, code = '', text = part] = at === 0 ? [] : (/^\[(\d+)m(.*)$/s.exec(part) ?? []);
    if (code !== '') open = styles[code] ?? '';
    return text === '' ? '' : `<tspan ${open}>${escapeXml(text)}</tspan>`;
  });
  return `<text x="20" y="${56 + index * lineHeight}" xml:space="preserve">${spans.join('')}</text>`;
}

const lines = commands.flatMap((command) => {
  const args = ['--conditions=@passmuster/source', main, ...command.split(' ')];
  const colored = command.startsWith('check') ? ['--color', 'always'] : [];
  const { stdout } = spawnSync(process.execPath, [...args, ...colored], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [`\u001b[32m$\u001b[39m passmuster ${command}`, ...stdout.trimEnd().split('\n'), ''];
});
const height = 56 + lines.length * lineHeight;
const width = 40 + columns * 8;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="A terminal session: passmuster checks bank accounts and an address">
<rect width="100%" height="100%" rx="10" fill="#0d1117"/>
<circle cx="22" cy="20" r="6" fill="#ff5f56"/><circle cx="42" cy="20" r="6" fill="#ffbd2e"/><circle cx="62" cy="20" r="6" fill="#27c93f"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13" fill="#e6edf3">
${lines.map(toSvgLine).join('\n')}
</g>
</svg>
`;
const target = join(root, 'docs/commandLine.svg');
writeFileSync(target, svg);
console.log(`docs/commandLine.svg: ${lines.length} lines`);
