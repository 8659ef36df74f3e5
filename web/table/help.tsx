import { Dialog } from '../app/fields/dialog.tsx';
import style from './help.module.css';
import { useTools } from './tools.tsx';
import { tableWords } from './words.ts';

/** The keys of every table. */
export function KeyHelp({ open, close }: { readonly open: boolean; close(): void }) {
  const { board } = useTools();
  const t = tableWords[board.lang];
  const keys = [
    ['1 – 9', t.keys.pick],
    ['← ↑ → ↓', t.keys.arrows],
    [t.tab, t.keys.tab],
    [t.enter, t.keys.enter],
    [t.space, t.keys.space],
    [t.escape, t.keys.escape],
    [t.ctrlZ, t.keys.undo],
    [t.ctrlY, t.keys.redo],
    ['O', t.keys.options],
    ['P', t.keys.pass],
    ['T', t.keys.rest],
    ['A', t.keys.wake],
    ['N', t.keys.next],
    ['L', t.keys.log],
    ['?', t.keys.help],
  ] as const;
  return (
    <Dialog title={t.helpTitle} open={open} close={close}>
      <dl className={style.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
