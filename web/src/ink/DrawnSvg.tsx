import { type SVGProps, useLayoutEffect, useRef } from 'react';
import { nodesOf } from './sheet.ts';

interface Props extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  /** Of our own drawings only. */
  readonly markup: string;
  readonly 'data-paper'?: 'dark';
}

/** A picture that is drawn as a whole: scenes, vignettes, portraits. */
export function DrawnSvg({ markup, ...rest }: Props) {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => ref.current?.replaceChildren(...nodesOf(markup)), [markup]);
  return <svg {...rest} ref={ref} aria-hidden={rest['aria-label'] === undefined} />;
}
