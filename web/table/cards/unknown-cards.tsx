import type { ReactNode } from 'react';

interface UnknownCardsProps {
  readonly count: number;
  readonly className: string | undefined;
  /** The back of one. */
  readonly children: ReactNode;
}

/** Cards of which only the backs are seen. */
export function UnknownCards({ count, className, children }: UnknownCardsProps) {
  return Array.from({ length: Math.max(0, count) }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: unknown cards cannot be told apart
    <span key={i} className={className}>
      {children}
    </span>
  ));
}
