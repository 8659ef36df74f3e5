import { abilityRef } from '@tafelrunde/four-souls';
import type { Question, Ref, ViewCard } from '@tafelrunde/kernel';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import controls from '../../style/controls.module.css';
import { Pickable } from '../../table/cards/zone.tsx';
import { useTools } from '../../table/tools.tsx';
import { cardNamed } from './reading.ts';
import { soulsWords } from './words.ts';

/** FS-197: the effects of a card with several of them that can be activated now. */
export const abilitiesOn = (question: Question | undefined, obj: Ref): readonly Ref[] =>
  (question?.options ?? []).map(({ ref }) => ref).filter((ref) => abilityRef.in(ref)?.[0] === obj);

/** What a click on a card picks: its only effect that can be activated, or the card. */
export function pickOf(question: Question | undefined, obj: number): Ref {
  const [only, another] = abilitiesOn(question, obj);
  return only === undefined || another !== undefined ? obj : only;
}

interface UsableProps {
  readonly card: ViewCard;
  readonly name: string;
  readonly className: string | undefined;
  otherwise?(): void;
  readonly children: ReactNode;
}

/** A card whose effects are chosen where it lies; one with several asks which. */
export function Usable({ card: { obj, card }, children, ...rest }: UsableProps) {
  const { question } = useTools();
  // A menu is about one question; with the next it is gone.
  const [asked, setAsked] = useState<Question['id']>();
  const abilities = abilitiesOn(question, obj);
  const menu = abilities.length < 2 ? undefined : { refs: abilities, open: () => setAsked(question?.id) };
  return (
    <>
      <Pickable pick={pickOf(question, obj)} obj={obj} zoom={card} menu={menu} {...rest}>
        {children}
      </Pickable>
      {menu === undefined ? null : (
        <Dialog title={cardNamed(card)?.name ?? ''} open={asked === question?.id} close={() => setAsked(undefined)}>
          <Abilities refs={abilities} chosen={() => setAsked(undefined)} />
        </Dialog>
      )}
    </>
  );
}

function Abilities({ refs, chosen }: { readonly refs: readonly Ref[]; chosen(): void }) {
  const { board, options, picking, label } = useTools();
  return (
    <div className={controls.stack}>
      <p className={controls.hint}>{soulsWords[board.lang].whichEffect}</p>
      {options
        .filter(({ ref }) => refs.includes(ref))
        .map((option) => (
          <button
            key={option.ref}
            type="button"
            className={controls.button}
            data-ref={option.ref}
            data-state="open"
            onClick={() => {
              chosen();
              picking.pick(option.ref);
            }}
          >
            {label(option)}
          </button>
        ))}
    </div>
  );
}
