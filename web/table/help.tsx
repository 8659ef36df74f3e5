import { Dialog } from '../app/fields/dialog.tsx';
import { hasReactions } from '../app/games/reactions.ts';
import { canTurn } from './asking/switch.tsx';
import style from './help.module.css';
import { useTools } from './tools.tsx';
import { tableWords } from './words.ts';

interface KeyHelpProps {
  readonly open: boolean;
  /** At this table something can be declined. */
  readonly passes: boolean;
  close(): void;
}

/** The keys that do something at this table. */
export function KeyHelp({ open, passes, close }: KeyHelpProps) {
  const { board } = useTools();
  const t = tableWords[board.lang];
  const keys = [
    ['1 – 9', t.keys.pick],
    ['← ↑ → ↓', t.keys.arrows],
    [t.tab, t.keys.tab],
    [t.enter, t.keys.enter],
    [t.space, t.keys.space],
    ...(board.tempo === undefined ? [] : [[t.space, t.keys.step]]),
    [t.escape, t.keys.escape],
    [t.ctrlZ, t.keys.undo],
    [t.ctrlY, t.keys.redo],
    ['O', t.keys.options],
    ...(passes ? [['P', t.keys.pass]] : []),
    ...(hasReactions(board.game)
      ? [
          ['T', t.keys.rest],
          ['A', t.keys.wake],
        ]
      : []),
    ...(canTurn(board) ? [['N', t.keys.next]] : []),
    ...(board.game.places === undefined
      ? []
      : [
          ['+ −', t.keys.nearer],
          ['0', t.keys.fit],
        ]),
    ['L', t.keys.log],
    ['?', t.keys.help],
  ];
  return (
    <Dialog title={t.helpTitle} open={open} close={close}>
      <dl className={style.keys}>
        {keys.map(([key, what]) => (
          <div key={what}>
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
