import { posix } from 'node:path';

import { sourcesOf } from '../../support/arrows/house';
import type { Rule } from '../rule';
import { LONGEST, lengthOf } from '../sizes';

const MACHINE_FILES = (name: string) => [`${name}.machine.ts`, `${name}.types.ts`, `${name}.view.ts`, 'index.ts'];

const DRAWER = /^(utils?|helpers?|misc|common|shared|lib)$/;

const lines = (count: number) => 'export {};\n'.repeat(count);

export const ROOM_RULES: Rule[] = [
  {
    promise: `no file is longer than ${LONGEST} lines`,
    faultsIn: (house) =>
      sourcesOf(house)
        .filter(([path, source]) => !path.startsWith('dist/') && lengthOf(source) > LONGEST)
        .map(([path, source]) => `${path} has ${lengthOf(source)} lines`),
    plants: [{ 'domain/a.ts': lines(LONGEST + 1) }],
    allowed: [{ 'domain/a.ts': lines(LONGEST) }, { 'dist/site/a.js': lines(LONGEST + 1) }],
  },
  {
    promise: 'every machine has the same files, and a part split off carries its name',
    faultsIn: (house) => {
      const files = [...house.keys()].filter(
        (path) => /^machines\/.+\//.test(path) && !path.startsWith('machines/support/'),
      );
      const folders = [...new Set(files.map((path) => posix.dirname(path)))];
      return folders.flatMap((folder) => {
        const expected = MACHINE_FILES(posix.basename(folder)).map((file) => `${folder}/${file}`);
        const missing = expected.filter((file) => !house.has(file)).map((file) => `${file} is missing`);
        const own = `${folder}/${posix.basename(folder)}.`;
        const extra = files.filter(
          (file) => posix.dirname(file) === folder && !expected.includes(file) && !file.startsWith(own),
        );
        return [...missing, ...extra.map((file) => `${file} belongs elsewhere`)];
      });
    },
    plants: [
      { 'machines/a/a.machine.ts': '', 'machines/a/a.types.ts': '', 'machines/a/index.ts': '' },
      {
        'machines/a/a.machine.ts': '',
        'machines/a/a.types.ts': '',
        'machines/a/a.view.ts': '',
        'machines/a/index.ts': '',
        'machines/a/more.ts': '',
      },
    ],
    allowed: [
      {
        'machines/a/a.machine.ts': '',
        'machines/a/a.types.ts': '',
        'machines/a/a.view.ts': '',
        'machines/a/index.ts': '',
        'machines/a/a.rules.ts': '',
        'machines/support/clock.ts': '',
      },
    ],
  },
  {
    promise: 'no drawer for odds and ends',
    faultsIn: (house) => [...house.keys()].filter((path) => path.split(/[/.]/).some((part) => DRAWER.test(part))),
    plants: [
      { 'src/utils/money.ts': '' },
      { 'server/base/http/helpers.ts': '' },
      { 'domain/misc/a.ts': '' },
      { 'src/ui/common.tsx': '' },
    ],
    allowed: [{ 'domain/common-carrier.ts': '' }],
  },
];
