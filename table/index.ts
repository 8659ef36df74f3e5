export { arriving, greeting, hasTable, reduce, type Seated, type TableState, wishing } from './client.ts';
export { type Delta, diff, patch } from './delta.ts';
export * from './messages.ts';
export { clientMessage, LIMITS, settingsSchema } from './protocol.ts';
export type { Ruling, TableCode, TableRefusal } from './sentences.ts';
