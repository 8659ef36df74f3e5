import { createStore, useStore } from './store.ts';

interface Said {
  readonly polite: string;
  readonly urgent: string;
}

const said = createStore<Said>({ polite: '', urgent: '' });

/** Reads a sentence out to those who do not see the screen. The same sentence twice is read twice. */
export function announce(text: string, how: keyof Said = 'polite'): void {
  said.set((before) => ({ ...before, [how]: before[how] === text ? `${text}\u00a0` : text }));
}

export function Announcer() {
  const { polite, urgent } = useStore(said);
  return (
    <div className="visually-hidden">
      <p aria-live="polite">{polite}</p>
      <p aria-live="assertive">{urgent}</p>
    </div>
  );
}
