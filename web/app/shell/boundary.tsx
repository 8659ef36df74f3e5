import { Component, type ReactNode } from 'react';
import controls from '../../style/controls.module.css';
import page from '../../style/page.module.css';
import { shellWords } from '../../words/shell.ts';
import { settings } from '../kept/settings.ts';
import { reloadNewest } from './update.ts';

interface State {
  readonly fault?: unknown;
}

/** Keeps one broken part from leaving an empty screen. React knows this only as a class. */
export class Boundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(fault: unknown): State {
    return { fault };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    const t = shellWords[settings.get().lang];
    const isLoading = fault instanceof TypeError && /import|fetch/i.test(fault.message);
    return (
      <main className={page.narrow} id="content">
        <h1>{isLoading ? t.failed : t.crash}</h1>
        <p>{isLoading ? t.failedWhy : t.crashWhy}</p>
        <div className={controls.row}>
          <button type="button" className={controls.primary} onClick={() => void reloadNewest()}>
            {t.reload}
          </button>
          <a className={controls.button} href="/">
            {t.home}
          </a>
        </div>
        <details>
          <summary>{t.details}</summary>
          <pre>{fault instanceof Error ? (fault.stack ?? fault.message) : t.crash}</pre>
        </details>
      </main>
    );
  }
}
