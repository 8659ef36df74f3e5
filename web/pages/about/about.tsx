import { manifests } from '@tafelrunde/games';
import { Page } from '../../app/shell/page.tsx';
import { useSaid, useWords } from '../../app/text/words.ts';
import { useSite } from '../../remote/site.ts';
import page from '../../style/page.module.css';
import { aboutWords } from '../../words/about.ts';

/** Who draws for game-icons.net: the credit that CC BY asks for. */
const ICON_AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, ' +
  'Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, ' +
  'Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, ' +
  'Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion';

export function AboutPage() {
  const t = useWords(aboutWords);
  const said = useSaid();
  const site = useSite();
  return (
    <Page title={t.title} lead={t.lead} narrow>
      <Section title={t.affiliation}>
        <p>{t.affiliationText}</p>
      </Section>
      <Section title={t.games}>
        <ul>
          {manifests.map(({ id, name, makers }) => (
            <li key={id}>
              <strong>{said(name)}</strong> {t.by(makers)}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t.licence}>
        <p>{t.licenceText}</p>
        {site?.source === undefined ? null : (
          <p>
            <a href={site.source} target="_blank" rel="noopener noreferrer">
              {t.source}
            </a>
          </p>
        )}
      </Section>
      <Section title={t.icons}>
        <p>
          {t.iconsText} {ICON_AUTHORS}.
        </p>
        <p>{t.iconsLucide}</p>
      </Section>
      <Section title={t.fonts}>
        <p>{t.fontsText}</p>
        <ul>
          <li>{t.fontAtkinson}</li>
          <li>{t.fontAlegreya}</li>
          <li>{t.fontCinzel}</li>
        </ul>
      </Section>
      <Section title={t.privacy}>
        <p>{t.privacyText}</p>
      </Section>
    </Page>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section className={page.text}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
