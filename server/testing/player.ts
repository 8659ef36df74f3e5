import { at, type Chance, type Ref } from '@tafelrunde/kernel';
import { anyPicks, TestClient } from './client.ts';

/** The server told this person that their wish is granted. */
export interface Acknowledged {
  readonly table: string;
  readonly ask: string;
  readonly seq: number;
}

/** Plays on and on, and comes back whenever the server does. */
export class Player extends TestClient {
  readonly acknowledged: Acknowledged[] = [];
  /** What was asked for by passing in a reaction round: if that goes another way, it is granted and comes to nothing. */
  readonly passes = new Set<string>();
  private unread = 0;
  /** The question that was answered last. */
  answered = '';

  /** Notes what was granted and what was not. */
  read(table: string): void {
    for (; this.unread < this.messages.length; this.unread++) {
      const message = at(this.messages, this.unread);
      if (message.type === 'accepted') this.acknowledged.push({ table, ask: message.ask, seq: message.seq });
      if (message.type === 'refused') this.answered = '';
    }
  }

  /** Does the next thing, if there is something to do. */
  step(table: string, mind: Chance): void {
    this.read(table);
    const question = this.question();
    if (question === undefined || question.id === this.answered || this.closed !== undefined) return;
    this.answered = question.id;
    const picks = anyPicks(question, mind);
    const pass = this.passOf(question.id);
    const ask = this.send({ type: 'answer', question: question.id, picks });
    if (pass !== undefined && picks[0] === pass) this.passes.add(ask);
  }

  private passOf(id: string): Ref | undefined {
    return 'reactions' in this.state
      ? this.state.reactions.find(({ question }) => question.id === id)?.pass
      : undefined;
  }

  isOver(): boolean {
    return 'info' in this.state && this.state.info.state === 'over';
  }
}
