import { ScrollText, Trophy } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from 'react';
import { Dialog } from '../app/fields/dialog.tsx';
import controls from '../style/controls.module.css';
import { OptionList } from './asking/option-list.tsx';
import { useZoomEvents, ZoomLayer } from './cards/zoom.tsx';
import { KeyHelp } from './help.tsx';
import { useTableKeys } from './keys.ts';
import { type Layout, useLayout } from './layout.ts';
import { Log, useReadOut } from './log/log.tsx';
import { useTravel } from './pace/travel.ts';
import style from './shell.module.css';
import { type Tools, ToolsProvider, useTools, type Zoomed } from './tools.tsx';
import { useKeptFocus, usePointed } from './use-focus.ts';
import { useSize } from './use-size.ts';
import { tableWords } from './words.ts';

/** What surrounds every board. */
interface Shell {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly layout: Layout;
  /** A phone leaves the table little height. */
  readonly isLow: boolean;
  showLog(): void;
  showHelp(): void;
  /** The end lies over the table, or is a button beside the prompt. */
  readonly ending: { readonly words: string; readonly isOver: boolean; readonly isShown: boolean; show(): void };
}

const Context = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(Context);
  if (shell === undefined) throw new Error('this part needs a shell around it');
  return shell;
}

interface TableShellProps {
  readonly tools: Tools;
  readonly className: string | undefined;
  /** A table on a phone with less height than this, in pixels, is low. */
  readonly roomy?: number;
  /** What else the style sheet of the board has to know, as `data-mark`. */
  readonly mark?: string | undefined;
  /** Something can be declined here: the key for it is named. */
  readonly passes?: boolean;
  /** The end over the table, and what the button is called that shows it again. */
  readonly ending: { readonly words: string; draw(close: () => void): ReactNode };
  /** A card in large. */
  zoomed(zoomed: Zoomed): ReactNode;
  readonly children: ReactNode;
}

/** Whatever a table does that is not its game's own: keys, focus, travel, zoom, log, help, the end. */
export function TableShell({
  tools,
  className,
  roomy = 0,
  mark,
  passes = true,
  ending,
  zoomed,
  children,
}: TableShellProps) {
  const { board } = tools;
  const t = tableWords[board.lang];
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const { height } = useSize(root);
  const [isLogOpen, openLog] = useState(false);
  const [isHelpOpen, openHelp] = useState(false);
  const [isEndShown, showEnd] = useState(true);
  useZoomEvents(root, tools.zoom);
  usePointed(root, tools.pointed);
  useKeptFocus(root);
  useTravel(root, board.table, board.moment !== undefined);
  useReadOut(board);
  useTableKeys(root, tools, {
    undo: () => board.wish({ type: 'undo' }),
    log: () => openLog((open) => !open),
    help: () => openHelp(true),
  });
  const isLow = layout === 'tall' && height > 0 && height < roomy;
  const isOver = board.view.outcome !== undefined;
  const { words } = ending;
  const shell = useMemo(
    () => ({
      root,
      layout,
      isLow,
      showLog: () => openLog(true),
      showHelp: () => openHelp(true),
      ending: { words, isOver, isShown: isEndShown, show: () => showEnd(true) },
    }),
    [layout, isLow, words, isOver, isEndShown],
  );
  return (
    <ToolsProvider value={tools}>
      <Context value={shell}>
        <div
          ref={root}
          className={`${style.table} ${className}`}
          data-layout={layout}
          data-mode={board.mode}
          data-mark={mark}
          data-low={isLow || undefined}
        >
          <OptionList />
          {children}
          {isOver && isEndShown && board.moment === undefined ? ending.draw(() => showEnd(false)) : null}
          <ZoomLayer>{zoomed}</ZoomLayer>
          <Dialog title={t.log} open={isLogOpen} close={() => openLog(false)} sheet>
            <Log label={t.log} />
          </Dialog>
          <KeyHelp open={isHelpOpen} passes={passes} close={() => openHelp(false)} />
        </div>
      </Context>
    </ToolsProvider>
  );
}

interface PartProps {
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

/** At the side of a desk: what the board puts there, and the log below it. */
export function Rail({ className, children }: PartProps) {
  const { layout } = useShell();
  const t = tableWords[useTools().board.lang];
  if (layout !== 'wide') return null;
  return (
    <aside className={`${style.rail} ${className}`}>
      {children}
      <div className={style.log}>
        <h2>{t.log}</h2>
        <Log label={t.log} />
      </div>
    </aside>
  );
}

/** Where something has to be chosen that lies nowhere: over the middle of the table. */
export function Over({ className, children }: PartProps) {
  return <div className={`${style.over} ${className}`}>{children}</div>;
}

/** Where there is no rail, a button shows the log; as a sign, or with its name. */
export function LogButton({ named = false }: { readonly named?: boolean }) {
  const { layout, showLog } = useShell();
  const t = tableWords[useTools().board.lang];
  if (layout === 'wide') return null;
  return (
    <button
      type="button"
      className={named ? controls.button : controls.icon}
      aria-label={named ? undefined : t.log}
      onClick={showLog}
    >
      <ScrollText aria-hidden="true" />
      {named ? t.log : null}
    </button>
  );
}

/** Shows the end again to whoever looks at the table meanwhile. */
export function EndingButton() {
  const { words, isOver, isShown, show } = useShell().ending;
  if (!isOver || isShown) return null;
  return (
    <button type="button" className={controls.primary} onClick={show}>
      <Trophy aria-hidden="true" />
      {words}
    </button>
  );
}
