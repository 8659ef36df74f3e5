/**
 * Numbers for the operator, in the text format of Prometheus. Nothing in them says who plays or what; and what is counted is told once a
 * minute, so that nobody sees by it when somebody did something.
 */
export interface Metrics {
  add(name: CounterName, value?: number): void;
  observeCommit(seconds: number): void;
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
}

const COUNTERS = {
  tables_created_total: 'Tables that were opened.',
  messages_received_total: 'Messages that came in through sockets.',
  messages_sent_total: 'Messages that went out through sockets.',
  bytes_sent_total: 'Characters of messages that went out through sockets.',
  messages_refused_total: 'Messages that were turned down.',
  messages_throttled_total: 'Messages that came too fast or were too large.',
  connections_refused_total: 'Sockets that were not let in.',
  entries_stored_total: 'Entries that were made durable.',
  requests_passed_on_total: 'Requests for tables of other servers.',
  sockets_passed_on_total: 'Sockets for tables of other servers.',
  conflicts_total: 'Times that a table had to be loaded again.',
  bot_decisions_total: 'Decisions that bots took their time for.',
  bot_decisions_quick_total: 'Decisions that bots took quickly, because many were waiting.',
  pushes_total: 'Notifications that were sent to push services.',
  faults_total: 'Things that should never happen.',
} as const;

type CounterName = keyof typeof COUNTERS;

const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Milliseconds. */
const MINUTE = 60_000;

export function createMetrics(clock: () => number = () => performance.now()): Metrics {
  const counters = new Map<string, number>();
  const gauges: { readonly name: string; readonly help: string; readonly read: () => number }[] = [];
  let told: { readonly at: number; readonly lines: readonly string[] } | undefined;
  const commits = { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
  return {
    add(name, value = 1) {
      counters.set(name, (counters.get(name) ?? 0) + value);
    },
    observeCommit(seconds) {
      BUCKETS.forEach((most, i) => {
        if (seconds <= most) commits.buckets[i] = (commits.buckets[i] ?? 0) + 1;
      });
      commits.sum += seconds;
      commits.count++;
    },
    gauge(name, help, read) {
      gauges.push({ name, help, read });
    },
    text() {
      if (told === undefined || clock() - told.at >= MINUTE) told = { at: clock(), lines: counted() };
      const now = gauges.flatMap(({ name, help, read }) => lined(name, 'gauge', help, read()));
      return `${[...told.lines, ...now].join('\n')}\n`;
    },
  };

  function counted(): string[] {
    return [
      ...Object.entries(COUNTERS).flatMap(([name, help]) => lined(name, 'counter', help, counters.get(name) ?? 0)),
      '# HELP tafelrunde_commit_seconds How long it takes to make entries durable.',
      '# TYPE tafelrunde_commit_seconds histogram',
      ...BUCKETS.map((most, i) => `tafelrunde_commit_seconds_bucket{le="${most}"} ${commits.buckets[i] ?? 0}`),
      `tafelrunde_commit_seconds_bucket{le="+Inf"} ${commits.count}`,
      `tafelrunde_commit_seconds_sum ${commits.sum}`,
      `tafelrunde_commit_seconds_count ${commits.count}`,
    ];
  }
}

function lined(name: string, type: string, help: string, value: number): string[] {
  const full = `tafelrunde_${name}`;
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, `${full} ${value}`];
}
