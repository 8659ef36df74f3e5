import type { Refusal } from '../errors.ts';
import type { Said } from '../text/text.ts';

/** Why a scenario cannot go on: thrown inside the runner, a failure of the report outside. */
export class ScenarioFault extends Error {
  readonly said: Said;
  constructor(said: Said) {
    super(said.en);
    this.said = said;
  }
}

export function fault(en: string, de: string): ScenarioFault {
  return new ScenarioFault({ en, de });
}

export function refusalFault({ message }: Refusal): ScenarioFault {
  return new ScenarioFault(message);
}
