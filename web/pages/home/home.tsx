import { manifests } from '@tafelrunde/games';
import { useState } from 'react';
import { Page } from '../../app/shell/page.tsx';
import { useWords } from '../../app/text/words.ts';
import { homeWords } from '../../words/home.ts';
import { Beside } from './beside.tsx';
import { Continue } from './continue.tsx';
import { Finished } from './finished.tsx';
import style from './home.module.css';
import { Opened } from './opened.tsx';
import { Shelf } from './shelf.tsx';

export function HomePage() {
  const t = useWords(homeWords);
  const [chosen, choose] = useState<string | undefined>();
  const box = manifests.find(({ id }) => id === chosen);
  return (
    <Page title={t.title} bare>
      <header className={style.head}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <Continue />
      <Shelf chosen={chosen} choose={choose} />
      {box?.play === undefined ? null : <Opened box={{ ...box, play: box.play }} key={box.id} />}
      <Finished />
      <Beside />
    </Page>
  );
}
