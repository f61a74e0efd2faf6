type Labels = Readonly<Record<string, string>>;
export type Sample = { labels?: Labels; value: number };

export type Gauge = { name: string; help: string; read: () => Promise<readonly Sample[]> | readonly Sample[] };

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelled = (labels: Labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const head = (name: string, help: string, type: 'counter' | 'gauge' | 'histogram') => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** Only grows, one number per label set. Labels come from the gateway, never from a caller. */
export function counter(name: string, help: string) {
  const values = new Map<string, number>();
  return {
    add: (labels: Labels) => void values.set(labelled(labels), (values.get(labelled(labels)) ?? 0) + 1),
    lines: () => [...head(name, help, 'counter'), ...[...values].map(([labels, value]) => `${name}${labels} ${value}`)],
  };
}

export function histogram(name: string, help: string, bounds: readonly number[]) {
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
  const linesOf = ({
    labels,
    counts,
    sum,
    count,
  }: {
    labels: Labels;
    counts: number[];
    sum: number;
    count: number;
  }) => [
    ...bounds.map((le, at) => `${name}_bucket${labelled({ ...labels, le: String(le) })} ${counts[at]}`),
    `${name}_bucket${labelled({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${labelled(labels)} ${sum}`,
    `${name}_count${labelled(labels)} ${count}`,
  ];
  return {
    observe(labels: Labels, seconds: number): void {
      const key = labelled(labels);
      const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, one);
      for (const [at, bound] of bounds.entries()) if (seconds <= bound) one.counts[at] = (one.counts[at] ?? 0) + 1;
      one.sum += seconds;
      one.count += 1;
    },
    lines: () => [...head(name, help, 'histogram'), ...[...series.values()].flatMap(linesOf)],
  };
}

/** An unavailable gauge is left out; the others are still reported. */
export async function gaugeLines({ name, help, read }: Gauge): Promise<string[]> {
  const samples = await Promise.resolve(read()).catch(() => []);
  if (samples.length === 0) return [];
  return [
    ...head(name, help, 'gauge'),
    ...samples.map(({ labels = {}, value }) => `${name}${labelled(labels)} ${value}`),
  ];
}
