import type { TableLink } from '@tafelrunde/table/client';

/** How one person at this screen is connected to a table. */
export interface Link extends TableLink {
  /** Called at once when the way is open, and again each time it opens after it was lost. Returns how to stop. */
  onOpen(listener: () => void): () => void;
  close(): void;
}
