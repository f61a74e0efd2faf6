import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

import { SUBJECT_WIRES } from '../../contract/house/subjects';
import { endpoints } from '../../contract/gateway/endpoints';
import { SUBJECT_KINDS } from '../../domain/house/subjects';

const DESK = 'server/doors/desk';
const folders = readdirSync(DESK, { withFileTypes: true }).flatMap((at) => (at.isDirectory() ? [at.name] : []));
const filesIn = (folder: string) => readdirSync(`${DESK}/${folder}`);

it('declares each subject of the desk in one folder without routes of its own', () => {
  const declared = folders.filter((folder) => filesIn(folder).includes('subject.ts'));
  expect(declared).toHaveLength(SUBJECT_KINDS.length);
  expect(declared.filter((folder) => filesIn(folder).includes('routes.ts'))).toEqual([]);
});

it('leaves routes of their own to the folders that hold no cases', () => {
  expect(folders.filter((folder) => !filesIn(folder).includes('subject.ts')).toSorted()).toEqual([
    'content',
    'customers',
  ]);
});

it('takes every endpoint of a case from a declared subject', () => {
  const ofCases = Object.values(endpoints).flatMap(({ path }) =>
    /^\/api-desk\/[a-z-]+\/:no\/(?:rehearse|act|hold)$/.test(path) ? [path] : [],
  );
  const declared = Object.values(SUBJECT_WIRES).flatMap((wire) => [wire.rehearse.path, wire.act.path, wire.hold.path]);
  expect(ofCases.toSorted()).toEqual(declared.toSorted());
});
