import { useMedia } from './use-size.ts';

/** `wide`: a desk; `tall`: a phone, or a tablet that stands; `flat`: a phone on its side. */
export type Layout = 'wide' | 'tall' | 'flat';

export function useLayout(): Layout {
  const low = useMedia('(max-height: 560px) and (min-width: 560px)');
  const narrow = useMedia('(max-width: 900px), (max-height: 560px)');
  if (low) return 'flat';
  return narrow ? 'tall' : 'wide';
}
