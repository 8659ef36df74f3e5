import type { AnyGame } from '@tafelrunde/kernel';
import { Check } from '../../app/fields/check.tsx';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import { hasReactions } from '../../app/games/reactions.ts';
import { change, HEEDS, useSettings } from '../../app/kept/settings.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';

/** What one is asked about in reaction rounds; nothing where the game has none. */
export function ReactionSettings({ game }: { readonly game: AnyGame }) {
  const t = useWords(roomWords);
  const lang = useLang();
  const { heed, deaf } = useSettings();
  if (!hasReactions(game)) return null;
  const alarms = alarmsOf(game);
  return (
    <>
      <ChoiceRow
        legend={t.heed}
        hint={t.heedWhy}
        value={heed}
        choose={(value) => change({ heed: value })}
        choices={HEEDS.map((value) => ({ value, label: t.heeds[value] }))}
      />
      {alarms.length === 0 ? null : (
        <fieldset className={controls.tight}>
          <legend className={controls.label}>{t.alarms}</legend>
          {alarms.map((alarm) => (
            <Check
              key={alarm}
              label={game.text.key(alarm, lang)}
              checked={!deaf.includes(alarm)}
              set={(on) => change({ deaf: on ? deaf.filter((each) => each !== alarm) : [...deaf, alarm] })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** What wakes somebody who passes until their turn. */
const alarmsOf = ({ rules }: AnyGame): readonly string[] =>
  Object.values(rules).flatMap((rule) =>
    typeof rule === 'object' && 'reaction' in rule ? (rule.reaction?.alarms ?? []) : [],
  );
