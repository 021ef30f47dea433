import type { Stencil, SvgPart } from '@hollow/drawing/ink';
import { createElement, type ReactNode, useInsertionEffect } from 'react';
import { defineSymbol } from './sheet.ts';

/** What React calls an attribute otherwise than SVG does. */
const NAMES: Readonly<Record<string, string>> = { class: 'className', 'font-size': 'fontSize' };

/** A drawing that is always the same: it stands once on the sheet of ink. */
export function Placed({ stencil: { name, width, height, draw } }: { readonly stencil: Stencil }) {
  useInsertionEffect(() => defineSymbol(name, width, height, draw));
  return <use href={`#${name}`} width={width} height={height} />;
}

function elementOf(part: SvgPart): ReactNode {
  if (part === null || typeof part === 'string') return part;
  if ('draw' in part) return <Placed stencil={part} />;
  const { tag, attributes, children } = part;
  const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [NAMES[name] ?? name, value]));
  return createElement(tag, props, ...children.map(elementOf));
}

/** A small drawing from the package of drawings, as elements of the page. */
export const Shapes = ({ of }: { readonly of: SvgPart }) => elementOf(of);
