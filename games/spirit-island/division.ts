import { type Option, type Ref, refs } from '@tafelrunde/kernel';
import { damageOn } from './pieces.ts';
import { healthOf } from './rules/strength.ts';
import type { At } from './state.ts';

/** So much damage divided: the strongest that can be destroyed are; what is left over goes anywhere. */
export function divided(m: At, options: readonly Option[], n: number): Ref[] {
  const picks: Ref[] = [];
  const pieces = options
    .flatMap((option) => {
      const [land, piece] = refs.piece.in(option.ref) ?? [];
      if (land === undefined || piece === undefined) return [];
      return [{ ref: option.ref, cap: option.cap ?? 1, health: healthOf(m, piece, land) - damageOn(piece) }];
    })
    .sort((one, other) => other.health - one.health);
  const hurt = (ref: Ref, damage: number): void => {
    for (let i = 0; i < damage; i++) picks.push(ref);
  };
  for (const { ref, cap, health } of pieces) {
    const most = Math.min(cap, n - picks.length);
    hurt(ref, most - (most % health));
  }
  for (const { ref, cap } of pieces) {
    hurt(ref, Math.min(n - picks.length, cap - picks.filter((pick) => pick === ref).length));
  }
  return picks;
}
