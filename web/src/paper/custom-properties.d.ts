import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Values handed to the style sheets. */
    [property: `--${string}`]: string | number | undefined;
  }
}
