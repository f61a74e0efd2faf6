import type { DgHandling } from '../../../domain/places/ports';
import { SEA_PORTS } from './sea-ports';

export type SeaPort = {
  code: string;
  nameCn: string;
  nameEn: string;
  line: string;
  dgHandling: DgHandling;
  /** From East China, at best and at worst; null for the ports our boxes leave from. */
  transitDays: readonly [number, number] | null;
};

const BY_CODE: ReadonlyMap<string, SeaPort> = new Map(
  SEA_PORTS.map(([code, nameCn, nameEn, , , , line, , dgHandling, transitDays]) => [
    code,
    { code, nameCn, nameEn, line, dgHandling, transitDays },
  ]),
);

export const findSeaPort = (code: string): SeaPort | undefined => BY_CODE.get(code);
