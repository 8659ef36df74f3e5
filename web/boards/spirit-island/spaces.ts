import { type Space, sayElements } from '@tafelrunde/spirit-island';

const ACTIONS: Readonly<Record<string, string>> = { choose: 'drive', prepare: 'prepare', payMarkers: 'forgo' };

/** The sign of what may be done once per spirit phase. */
function actionSign([step]: NonNullable<Space['action']>): string {
  return `{${ACTIONS[step?.word ?? ''] ?? 'reclaim'}}`;
}

/** What a space of a track gives, in signs: a number, elements, an action. */
export function spaceText({ energy, plays, morePlays, elements, always, action }: Space): string {
  const number = energy ?? plays;
  return [
    ...(number === undefined ? [] : [String(number)]),
    ...(morePlays === undefined ? [] : [`+${morePlays} {plays}`]),
    ...(elements === undefined ? [] : [sayElements(elements).replaceAll('1 ', '')]),
    ...(always === undefined ? [] : ['{any}']),
    ...(action === undefined ? [] : [actionSign(action)]),
  ].join(' ');
}
