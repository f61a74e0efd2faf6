import type { DgHandling } from '../../../domain/places/ports';
import { SEA_PORTS } from './sea-ports';

export type SeaPort = {
  code: string;
  nameCn: string;
  nameEn: string;
  line: string;
  dgHandling: DgHandling;
  /** Days from East China, shortest and longest; null for loading ports. */
  transitDays: readonly [number, number] | null;
};

const BY_CODE: ReadonlyMap<string, SeaPort> = new Map(
  SEA_PORTS.map(([code, nameCn, nameEn, , , , line, , dgHandling, transitDays]) => [
    code,
    { code, nameCn, nameEn, line, dgHandling, transitDays },
  ]),
);

export const seaLines = (): string[] => [
  ...new Set([...BY_CODE.values()].filter(({ transitDays }) => transitDays !== null).map(({ line }) => line)),
];

export const findSeaPort = (code: string): SeaPort | undefined => BY_CODE.get(code);
