import { count, type Lang } from '@tafelrunde/kernel';
import { putSteps } from '@tafelrunde/words';
import { factionForms } from '../cards/factions.ts';
import { hasMonster } from '../queries.ts';
import { type At, opponentOf, relics } from '../state.ts';
import type { Provided, Proviso } from './language.ts';
import { capital, type EffectWord } from './word.ts';

function holds(m: At, proviso: Proviso): boolean {
  const { active, hordeFormed } = m.state;
  if (proviso === 'hordeFormed') return hordeFormed;
  if (proviso === 'opponentRelics') return count(m, relics(opponentOf(active))) > 0;
  return hasMonster(m, active, proviso.monsterInPlay);
}

function said(proviso: Proviso, lang: Lang): string {
  if (proviso === 'hordeFormed') {
    return { en: 'if you have formed a horde this turn', de: 'wenn du in diesem Zug eine Horde gebildet hast' }[lang];
  }
  if (proviso === 'opponentRelics')
    return { en: 'if the opponent has a relic', de: 'wenn der Gegner eine Reliquie hat' }[lang];
  const { aMonster } = factionForms[proviso.monsterInPlay][lang];
  return { en: `if you have ${aMonster} in play`, de: `wenn du ${aMonster} im Spiel hast` }[lang];
}

const providedWord: EffectWord<Provided> = {
  can: (m, { proviso }) => holds(m, proviso),
  run: (m, node, path) => {
    if (holds(m, node.proviso)) putSteps(m, path, 'do', node.do);
  },
  text: {
    en: ({ proviso, do: steps }, say) => `${said(proviso, 'en')}: ${say.list(steps)}`,
    de: ({ proviso, do: steps }, say) => `${said(proviso, 'de')}: ${capital(say.list(steps))}`,
  },
};

export const provisoWords = { provided: providedWord } as const;
