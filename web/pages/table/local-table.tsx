import { useEffect, useMemo, useState } from 'react';
import { randomHex } from '../../app/device/random-hex.ts';
import { saveFile } from '../../app/device/save-file.ts';
import { keptHeed } from '../../app/kept/kept-heed.ts';
import { change, settings } from '../../app/kept/settings.ts';
import { useStore } from '../../app/kept/store.ts';
import { attendTable, type TableClient } from '../../app/seat/table-client.ts';
import { type LocalHost, type LocalHostState, openLocalHost } from '../../local/local-host.ts';
import type { LocalTable } from '../../local/tables.ts';
import { Arriving, Broken } from './broken.tsx';
import { Room } from './room.tsx';

/** A table on this device: everybody who plays as a person sits at this screen. */
export function LocalTablePage({ id }: { readonly id: string }) {
  const host = useHost(id);
  return host === undefined ? <Arriving /> : <Hosted host={host} />;
}

function useHost(id: string): LocalHost | undefined {
  const [host, setHost] = useState<LocalHost>();
  useEffect(() => {
    const opened = openLocalHost(id);
    setHost(opened);
    return () => opened.close();
  }, [id]);
  useEffect(
    () => (host === undefined ? undefined : settings.subscribe(() => host.setPace(settings.get().pace))),
    [host],
  );
  return host;
}

function Hosted({ host }: { readonly host: LocalHost }) {
  const { table, bots, trouble } = useStore(host.state);
  if (trouble !== undefined) return <Broken trouble={trouble} takeOver={host.takeOver} />;
  if (table === undefined) return <Arriving />;
  return <Seated host={host} table={table} bots={bots} />;
}

interface SeatedProps {
  readonly host: LocalHost;
  readonly table: LocalTable;
  readonly bots: LocalHostState['bots'];
}

function Seated({ host, table, bots }: SeatedProps) {
  const places = usePlaces(host, table);
  const tempo = useMemo(
    () => ({
      bots,
      step: host.step,
      hurry: host.hurry,
      pause: () => change({ pace: 'step' }),
      play: () => change({ pace: 'slow' }),
    }),
    [bots, host],
  );
  const report = async () => {
    const found = await host.report();
    saveFile(`tafelrunde-${table.spec.rules.game}-${table.id}.json`, JSON.stringify(found, null, 1));
    return 'saved' as const;
  };
  if (places.length === 0) return <Arriving />;
  return <Room gameId={table.spec.rules.game} places={places} local={{ advise: host.advise, tempo }} report={report} />;
}

/** One place for each person at this screen, in the order of the seats. */
function usePlaces(host: LocalHost, { spec }: LocalTable): readonly TableClient[] {
  const people = useMemo(
    () => [...new Set(spec.seats.flatMap((seat) => (seat.mind === 'person' ? [seat.person] : [])))],
    [spec],
  );
  const [places, setPlaces] = useState<readonly TableClient[]>([]);
  useEffect(() => {
    const taken = people.map((person, i) => attendTable(host.link(person), () => randomHex(8), keptHeed(spec.id, i)));
    setPlaces(taken);
    return () => {
      for (const place of taken) place.leave();
    };
  }, [host, people, spec.id]);
  return places;
}
