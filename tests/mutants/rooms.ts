import { ROOMS, roomAt } from '../../scripts/rooms.mjs';

/**
 * Where no fault is planted in a room. Styles, tables of data and where a drawn sea has its corners are held by other
 * means; the program itself, which runs as a process of its own, and the lock and the files of its folder by starting and stopping it
 * (`tests/server/embedded`, `tests/server/faults`).
 */
const LEFT_OUT = [
  /^domain\/.*(?:-data|-table|\/data\/|places\/sea-nodes)/,
  /^server\/(?:doors\/(?:main|start|doors)|base\/project-root)\.ts$/,
  /^server\/doors\/backup\/command\.ts$/,
  /^server\/base\/database\/(?:directory-lock|embedded|process-birth)\.ts$/,
  /^server\/(?:doors\/(?:demo|captcha\/drawing|testing)|world\/content|base\/database\/migrations)\//,
  /\.types\.ts$/,
];

export const ROOM_NAMES = [...new Set(ROOMS.flatMap(({ faults }) => faults ?? []))];

export const roomOf = (path: string): string | null =>
  /\.tsx?$/.test(path) && !LEFT_OUT.some((where) => where.test(path)) ? (roomAt(path)?.faults ?? null) : null;
