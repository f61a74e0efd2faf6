/**
 * Where faults are planted. Styles, tables of data and where a drawn sea has its corners are held by other
 * means; the program itself, which runs as a process of its own, and the lock and the files of its folder by starting and stopping it
 * (`tests/server/embedded`, `tests/server/faults`).
 */
const ROOMS: Readonly<Record<string, RegExp>> = {
  views: /^src\/(?:features|layouts|modes|pages|trade|ui)\/.*\.tsx?$/,
  wiring: /^src\/(?:app|frame)\/.*\.tsx?$/,
  sentences: /^src\/copy\/.*\.ts$/,
  contract: /^contract\/.*\.ts$/,
  charts: /^machines\/.*\.ts$/,
  effects: /^src\/(?:actors|effects)\/.*\.ts$/,
  domain: /^domain\/(?!.*(?:-data|-table|\/data\/|places\/sea-nodes)).*\.ts$/,
  server:
    /^server\/(?!(?:main|start|doors|project-root)\.ts$|backup\/command\.ts$|database\/(?:directory-lock|embedded|process-birth)\.ts$|demo\/|captcha\/drawing\/|testing\/|content\/|database\/migrations\/).*\.ts$/,
};

export const ROOM_NAMES = Object.keys(ROOMS);

export const roomOf = (path: string): string | null =>
  ROOM_NAMES.find((room) => ROOMS[room]?.test(path) && !path.endsWith('.types.ts')) ?? null;
