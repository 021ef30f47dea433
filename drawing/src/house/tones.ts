import { PLATE_FACE } from '../paper/faces.ts';
import type { ToneSheet } from '../paper/tones.ts';

const label = { 'font-family': PLATE_FACE, 'text-anchor': 'middle' } as const;

/** What only the picture of a whole house has: the table, the names of the floors, the sheet below. */
export const HOUSE_TONES: ToneSheet = {
  scope: '',
  tones: {
    night: { fill: 'var(--night)' },
    hill: { fill: 'none', stroke: 'var(--edge-strong)', 'stroke-opacity': 0.28, 'stroke-width': 0.45 },
    lamplight: { fill: 'url(#hs-lamp)' },
    wash: { fill: 'url(#hh-lit)', 'fill-opacity': 0.34 },
    'floor-name': { ...label, fill: 'var(--ink-1)' },
    'floor-note': { ...label, fill: 'var(--ink-3)' },
    panel: { fill: 'var(--paper-0)' },
    'panel-edge': { stroke: 'var(--edge)' },
    'panel-here': { fill: 'none', stroke: 'var(--lamp)', 'stroke-width': 1.5 },
    'panel-name': { 'font-family': PLATE_FACE, 'font-weight': 700, fill: 'var(--ink-1)' },
    'trait-box': { fill: 'var(--soot)', stroke: 'var(--edge)' },
    'trait-name': { ...label, fill: 'var(--ink-3)' },
    'trait-value': { ...label, fill: 'var(--ink-1)' },
    'trait-low': { fill: 'var(--blood-text)' },
    'trait-high': { fill: 'var(--start)' },
    'deck-count': { 'font-family': PLATE_FACE, fill: 'var(--ink-1)' },
  },
};
