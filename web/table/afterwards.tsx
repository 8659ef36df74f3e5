import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../app/after-paint.ts';
import { ToolsProvider, useTools } from './tools.tsx';

/** What nobody looks at first: it is drawn anew when the rest of the table has been painted, so that cards never wait for it. */
export function Afterwards({ children }: { readonly children: ReactNode }) {
  const tools = useTools();
  const [shown, show] = useState({ tools, children });
  useEffect(() => afterPaint(() => show({ tools, children })), [tools, children]);
  return <ToolsProvider value={shown.tools}>{shown.children}</ToolsProvider>;
}
