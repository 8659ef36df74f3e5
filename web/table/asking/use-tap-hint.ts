import { useEffect, useState } from 'react';
import { useSettings } from '../../app/kept/settings.ts';
import { recall, remember } from '../../app/kept/storage.ts';
import { useStore } from '../../app/kept/store.ts';
import { useTools } from '../tools.tsx';
import { useMedia } from '../use-size.ts';

/**
 * Where a finger plays, somebody has to be told once that a tap shows a card: until one has been shown, or the first question is
 * answered. It lies over the table, and would hide what is to be picked next.
 */
export function useTapHint(asked: string | undefined): boolean {
  const { zoom } = useTools();
  const { oneTap } = useSettings();
  const isTouched = useMedia('(pointer: coarse)');
  const isRead = useStore(zoom)?.by === 'held';
  const [isNew, setNew] = useState(() => recall('tap') !== true);
  const [first, setFirst] = useState(asked);
  const isAnswered = asked !== undefined && first !== undefined && asked !== first;
  useEffect(() => setFirst((known) => known ?? asked), [asked]);
  useEffect(() => {
    if (!isNew || !(isRead || isAnswered)) return;
    remember('tap', true);
    setNew(false);
  }, [isNew, isRead, isAnswered]);
  return isTouched && isNew && !oneTap;
}
