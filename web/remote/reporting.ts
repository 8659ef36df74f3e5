import type { TableInfo } from '@tafelrunde/table/client';
import { saveFile } from '../app/device/save-file.ts';
import { api } from './api.ts';
import { keepReport, seatsAt } from './seats.ts';

/** As a file; or under this number, where whoever runs the server finds it. */
export type Reported = 'saved' | { readonly number: string };

type ReportedTable = Pick<TableInfo, 'id' | 'game' | 'state'>;

/** While the game runs a report stays on the server; once it is over, all that were made come as files. */
export async function reportProblem({ id, game, state }: ReportedTable, token: string | undefined): Promise<Reported> {
  if (state !== 'over') {
    const { number } = await api.report(id, token);
    if (token !== undefined) keepReport(id, token, number);
    return { number };
  }
  const numbers = seatsAt(id).find((seat) => seat.token === token)?.reports ?? [];
  // The server keeps only the last few of a table: those that are still there come before another one is made.
  const earlier = await Promise.allSettled(numbers.map((each) => api.reported(id, token, each)));
  const { number } = await api.report(id, token);
  const files = [
    ...earlier.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    await api.reported(id, token, number),
  ];
  for (const file of files) saveFile(`tafelrunde-${game}-${file.number}.json`, JSON.stringify(file, null, 1));
  return 'saved';
}
