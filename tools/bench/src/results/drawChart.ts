import type { Bar, Series } from './series.ts';

const width = 720;
const labels = 250;
const values = 120;
const rowHeight = 26;
const top = 46;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('`', '');

/** Returns a number with three digits, or with all that are before the decimal point. */
const short = (value: number): string =>
  value >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toLocaleString('en', { maximumSignificantDigits: 3 });

function row({ name, isOurs, value, spread = 0 }: Bar, i: number, scale: number): string {
  const y = top + i * rowHeight;
  const length = Math.max(2, value * scale);
  const [low, high] = [value * (1 - spread) * scale, value * (1 + spread) * scale];
  const whisker =
    spread === 0
      ? ''
      : `<path class="spread" d="M${(labels + low).toFixed(1)} ${y + 9}H${(labels + high).toFixed(1)}"/>`;
  const part = spread === 0 ? '' : ` ±${Math.max(1, Math.round(spread * 100))}%`;
  return [
    `<text class="${isOurs ? 'own' : 'name'}" x="${labels - 10}" y="${y + 13}" text-anchor="end">${escapeXml(name)}</text>`,
    `<rect class="${isOurs ? 'ours' : 'bar'}" x="${labels}" y="${y}" width="${length.toFixed(1)}" height="18" rx="3"/>`,
    whisker,
    `<text class="value" x="${(labels + Math.max(length, high) + 8).toFixed(1)}" y="${y + 13}">${short(value)}${part}</text>`,
  ].join('');
}

/** Returns a bar chart as SVG, with a background, so that it is legible on light and dark pages. */
export function drawChart({ title, unit, better, bars }: Series): string {
  const most = Math.max(...bars.map(({ value, spread = 0 }) => value * (1 + spread)));
  const scale = (width - labels - values) / most;
  const height = top + bars.length * rowHeight + 10;
  const described = bars.map(({ name, value }) => `${name}: ${short(value)}`).join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeXml(`${title}, ${unit}. ${described}`)}</title>
<style>
text{font:13px system-ui,sans-serif;fill:#35434a}.title{font-weight:600;fill:#1a262b}.own{font-weight:600;fill:#17525c}.value{font-variant-numeric:tabular-nums}
.ground{fill:#fff;stroke:#e4e1d9}.bar{fill:#b9c2c5}.ours{fill:#2b6a74}.spread{stroke:#1a262b;stroke-width:2}
@media (prefers-color-scheme:dark){text{fill:#c9d2d6}.title{fill:#f1f4f5}.own{fill:#8acbd3}.ground{fill:#181f22;stroke:#2b353a}.bar{fill:#56646b}.ours{fill:#5aa7b1}.spread{stroke:#f1f4f5}}
</style>
<rect class="ground" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8"/>
<text class="title" x="16" y="26">${escapeXml(title)}</text>
<text x="${width - 16}" y="26" text-anchor="end">${escapeXml(`${unit}, ${better} is better`)}</text>
${bars.map((bar, i) => row(bar, i, scale)).join('\n')}
</svg>
`;
}
