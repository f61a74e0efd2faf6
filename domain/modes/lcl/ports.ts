/** Ports where the house has a shed. */
export const LCL_PORTS = ['CNSHA', 'CNNGB', 'CNTAO', 'CNTXG', 'CNDLC', 'CNXMN', 'CNNSA', 'CNLYG'] as const;

export type ShedPort = (typeof LCL_PORTS)[number];

/** The shed next to a port that has none. */
const NEAREST: Readonly<Record<string, ShedPort>> = {
  CNZJG: 'CNSHA',
  CNTAG: 'CNSHA',
  CNNKG: 'CNSHA',
  CNWUH: 'CNSHA',
  CNCKG: 'CNSHA',
  CNYIK: 'CNDLC',
  CNSHK: 'CNNSA',
  CNYTN: 'CNNSA',
  CNZHA: 'CNNSA',
  CNQZH: 'CNNSA',
};

/** Where to deliver instead; null where the port has a shed of its own, or nobody has named one. */
export const nearestShedPort = (port: string): ShedPort | null => NEAREST[port] ?? null;

export const hasShed = (port: string): boolean => (LCL_PORTS as readonly string[]).includes(port);
