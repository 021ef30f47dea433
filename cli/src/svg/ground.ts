import type { Paper } from './paper.ts';

const fade = (colour: string, from: number): string =>
  `<stop offset="0" stop-color="${colour}" stop-opacity="${from}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;

/** Light is the only thing with gradients: the lamp, the dusk in the corners, the ways into the dark. */
export const defs = (paper: Paper): string => `<defs>
<radialGradient id="lamp">${fade(paper.lamp, 0.75)}</radialGradient>
<radialGradient id="room-light">${fade(paper.glow, 0.3)}</radialGradient>
<radialGradient id="dusk" r=".8"><stop offset=".3" stop-color="#000" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient>
<radialGradient id="warm" r=".8"><stop offset="0" stop-color="#ffd98a" stop-opacity=".26"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>
<linearGradient id="way" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-34">${fade(paper.wallLight, 0.9)}</linearGradient>
<linearGradient id="wayline" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-30">${fade(paper.line, 1)}</linearGradient>
</defs>`;

/** The hill under the house: rings round the light, bent by a few slow waves. */
export function contours(cx: number, cy: number, reach: number): string {
  let d = '';
  for (let radius = 70; radius < reach; radius += 30) {
    for (let step = 0; step < 72; step++) {
      const angle = (step / 72) * Math.PI * 2;
      const bend =
        1 +
        0.13 * Math.sin(angle * 2 + radius * 0.0014) +
        0.07 * Math.sin(angle * 3 + 1.7 + radius * 0.0018) +
        0.04 * Math.sin(angle * 5 + 0.6 - radius * 0.0022);
      const x = cx + Math.cos(angle) * radius * bend * 1.25;
      const y = cy + Math.sin(angle) * radius * bend;
      d += `${step === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`;
    }
    d += 'z';
  }
  return d;
}
