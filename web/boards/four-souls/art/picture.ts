import type { ComponentType, SVGProps } from 'react';

/** A drawing. */
export type Picture = ComponentType<SVGProps<SVGSVGElement>>;

/** By the card that shows it. */
export type Pictures = Readonly<Record<string, Picture>>;
