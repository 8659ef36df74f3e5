import { useEffect, useState } from 'react';
import { useSettings } from '../app/kept/settings.ts';
import { recall, remember } from '../app/kept/storage.ts';
import { useStore } from '../app/kept/store.ts';
import { useTools } from './tools.tsx';
import { useMedia } from './use-size.ts';

/** Where a finger plays, somebody has to be told once that a tap shows a card: until one has been shown. */
export function useTapHint(): boolean {
  const { zoom } = useTools();
  const { oneTap } = useSettings();
  const isTouched = useMedia('(pointer: coarse)');
  const isRead = useStore(zoom)?.by === 'held';
  const [isNew, setNew] = useState(() => recall('tap') !== true);
  useEffect(() => {
    if (!isNew || !isRead) return;
    remember('tap', true);
    setNew(false);
  }, [isNew, isRead]);
  return isTouched && isNew && !oneTap;
}
