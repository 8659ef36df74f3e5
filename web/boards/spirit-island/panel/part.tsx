import type { CardId, Ref, Seat } from '@tafelrunde/kernel';
import type { ReactNode } from 'react';
import { lowerSeat } from '../../../table/cards/reading.ts';
import { Pickable } from '../../../table/cards/zone.tsx';
import { useTools } from '../../../table/tools.tsx';

interface PartProps {
  /** Whose panel it belongs to. */
  readonly seat: Seat;
  readonly pick: Ref;
  /** Read out. */
  readonly name: string;
  readonly zoom?: CardId | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A part of a panel: on one's own it can be picked; those of others have the same references, and are only looked at. */
export function Part({ seat, name, className, children, ...rest }: PartProps) {
  const { board } = useTools();
  if (seat === lowerSeat(board.seat)) {
    return (
      <Pickable name={name} className={className} {...rest}>
        {children}
      </Pickable>
    );
  }
  return (
    <div className={className}>
      <span className="visually-hidden">{name}</span>
      <span style={{ display: 'contents' }} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
