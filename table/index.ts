export { type BotTurn, botAnswers, botsToMove } from './bots.ts';
export { follow, type Received } from './carrying.ts';
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
export { type Delta, diff, patch } from './delta.ts';
export type { EndedEarly, Holder, PersonId, StoredChat, StoredEntry, TableEntry } from './entries.ts';
export { waitsFor } from './holding.ts';
export { infoOf, presenceAt } from './info.ts';
export { disconnect, type Sender, sit } from './joining.ts';
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
} from './messages.ts';
export { nameForOthers } from './names.ts';
export { awaySince, seatsOf } from './people.ts';
export { askOf, clientMessage, LIMITS, settingsSchema } from './protocol.ts';
export { receive } from './receive.ts';
export { announceRematch, rematchSpec } from './rematch.ts';
export { recordOf, restoreTable, type StoredTable, snapshot, type TableSnapshot } from './restore.ts';
export { type Ruling, type TableCode, type TableRefusal, UNDO_REASONS, type UndoReason } from './sentences.ts';
export { type ConnectionId, type Outgoing, openTable, type Table, type TableSpec } from './table.ts';
export { nextDeadline, resumeClocks, timeouts } from './timeouts.ts';
export { eventFromWire, type WireEvent } from './wire-event.ts';
export { fromWire, toWire, type WireView } from './wire-view.ts';
