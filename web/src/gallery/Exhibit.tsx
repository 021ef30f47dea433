import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** The least width of a thing on it. */
  readonly wide: number;
  readonly children: ReactNode;
}

/** Things of a kind side by side. */
export function Exhibit({ title, wide, children }: Props) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="shelf" style={{ '--wide': `${wide}px` }}>
        {children}
      </div>
    </section>
  );
}
