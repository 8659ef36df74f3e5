import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '../../app/device/after-paint.ts';
import { ToolsProvider, useTools } from '../tools.tsx';

/** What nobody looks at first: it is drawn anew when the rest of the table has been painted, so that cards never wait for it. */
export function Afterwards({ children }: { readonly children: ReactNode }) {
  const tools = useTools();
  const shown = useAfterwards(useMemo(() => ({ tools, children }), [tools, children]));
  return <ToolsProvider value={shown.tools}>{shown.children}</ToolsProvider>;
}

/** A value as it was before, until the rest of the table has been painted. */
export function useAfterwards<T extends object>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => afterPaint(() => show(value)), [value]);
  return shown;
}
