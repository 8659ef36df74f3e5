export {
  arriving,
  greeting,
  hasTable,
  type LogLine,
  reconnecting,
  reduce,
  type Seated,
  type TableState,
  wishing,
} from './client.ts';
export { nextDeadline, resumeClocks, timeouts } from './clocks/timeouts.ts';
export type { EndedEarly, Holder, PersonId, StoredChat, StoredEntry, TableEntry } from './entries.ts';
export { type Delta, diff, patch } from './messages/delta.ts';
export {
  type AskId,
  type ChatLine,
  type ClientMessage,
  type Clock,
  type ClockSetting,
  type Clocks,
  type ClosedWhy,
  type Ended,
  type Hello,
  type HostMessage,
  type LogKind,
  PROTOCOL,
  type Presence,
  type ProposalInfo,
  type Refused,
  type SeatInfo,
  type Seq,
  type Settings,
  type TableInfo,
  type TableLink,
  type UndoInfo,
  type Update,
  type Welcome,
  type WireLine,
  type Wish,
  type You,
} from './messages/messages.ts';
export { askOf, clientMessage, LIMITS, settingsSchema } from './messages/protocol.ts';
export { type Ruling, type TableCode, type TableRefusal, UNDO_REASONS, type UndoReason } from './messages/refusals.ts';
export { infoOf, presenceAt } from './messages/table-info.ts';
export { eventFromWire, type WireEvent } from './messages/wire-event.ts';
export { fromWire, toWire, type WireView } from './messages/wire-view.ts';
export { disconnect, type Sender, sit } from './people/arrivals.ts';
export { nameForOthers } from './people/names.ts';
export { awaySince, type Sitting, seatsOf } from './people/people.ts';
export { announceRematch, rematchSpec } from './people/rematch.ts';
export { promise } from './people/shuffling.ts';
export { type BotTurn, botAnswers, botsToMove } from './questions/bot-turns.ts';
export { asTold } from './questions/question-ids.ts';
export { heedsAt } from './reactions/attention.ts';
export { waitsFor } from './reactions/held-answers.ts';
export { prepare, receive } from './receive.ts';
export {
  recordOf,
  restoreInParts,
  restoreTable,
  SNAPSHOT_EVERY,
  type StoredTable,
  snapshot,
  type TableSnapshot,
} from './restore.ts';
export { type ConnectionId, type Heeds, type Outgoing, openTable, type Table, type TableSpec } from './table.ts';
export { endByOperator, follow, type Received } from './wishes/carry-out.ts';
