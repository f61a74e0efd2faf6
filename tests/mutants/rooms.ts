import { ROOMS, roomAt } from '../../scripts/rooms.mjs';

/**
 * Files without faults. Other means test styles, data tables and sea nodes; starting and stopping tests the program,
 * the lock and the files of its folder (`tests/server/embedded`, `tests/server/faults`).
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
