import { SEA_PORTS } from './sea-ports';

/** One of the ports of the house, by its code. */
export function seaPort(wanted: string) {
  const row = SEA_PORTS.find(([code]) => code === wanted);
  if (!row) throw new Error(`no port is known as ${wanted}`);
  const [code, nameCn, , , , , line, , , transit] = row;
  return { code, nameCn, line, transitDays: transit ?? ([0, 0] as const) };
}
