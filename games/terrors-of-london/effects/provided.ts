import { count, type Lang } from '@tafelrunde/kernel';
import { putSteps } from '@tafelrunde/words';
import { factionForms } from '../cards/factions.ts';
import { hasMonster } from '../queries.ts';
import { type At, opponentOf, relics } from '../state.ts';
import type { Provided, Proviso } from './language.ts';
import type { EffectWord } from './word.ts';

function holds(m: At, proviso: Proviso): boolean {
  const { active, hordeFormed } = m.state;
  if (proviso === 'hordeFormed') return hordeFormed;
  if (proviso === 'opponentRelics') return count(m, relics(opponentOf(active))) > 0;
  return hasMonster(m, active, proviso.monsterInPlay);
}

function said(proviso: Proviso, lang: Lang): string {
  if (proviso === 'hordeFormed') {
    return { en: 'if you have formed a horde this turn', de: 'hast du in diesem Zug eine Horde gebildet' }[lang];
  }
  if (proviso === 'opponentRelics')
    return { en: 'if the opponent has a relic', de: 'hat der Gegner eine Reliquie' }[lang];
  const { aMonster } = factionForms[proviso.monsterInPlay][lang];
  return { en: `if you have ${aMonster} in play`, de: `hast du ${aMonster} im Spiel` }[lang];
}

const providedWord: EffectWord<Provided> = {
  can: (m, { proviso }) => holds(m, proviso),
  run: (m, node, path) => {
    if (holds(m, node.proviso)) putSteps(m, path, 'do', node.do);
  },
  text: {
    en: ({ proviso, do: steps }, say) => `${said(proviso, 'en')}: ${say.list(steps)}`,
    de: ({ proviso, do: steps }, say) => `${said(proviso, 'de')}: ${say.list(steps)}`,
  },
};

export const provisoWords = { provided: providedWord } as const;
