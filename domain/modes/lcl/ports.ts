export const LCL_PORTS = ['CNSHA', 'CNNGB', 'CNTAO', 'CNTXG', 'CNDLC', 'CNXMN', 'CNNSA', 'CNLYG'] as const;

export type ShedPort = (typeof LCL_PORTS)[number];

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

/** Null when the port has its own CFS, or none is listed for it. */
export const nearestShedPort = (port: string): ShedPort | null => NEAREST[port] ?? null;

export const hasShed = (port: string): boolean => (LCL_PORTS as readonly string[]).includes(port);
