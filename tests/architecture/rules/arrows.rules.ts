import { isProduct } from '../../../scripts/rooms.mjs';
import { cyclesOf, ringsOf } from '../../support/arrows/cycles';
import { COMPUTED, importsOf } from '../../support/arrows/imports';
import { roomOf, strayImports } from '../arrows';
import type { Rule } from '../rule';
import { folderArrows, risingImports, withoutStorey } from '../storeys';

/** Schemas of the wire, from which types follow. */
const SHAPES = /(?:-shape|\/shapes)\.ts$|^domain\/shape\//;

const flowOf = (path: string) => path.split('/').slice(0, 3).join('/');

const from = (path: string, source: string) => ({ [path]: source });

export const ARROW_RULES: Rule[] = [
  {
    promise: 'an import follows an arrow of the table',
    faultsIn: strayImports,
    plants: [
      from('domain/a.ts', "import { b } from '../contract/b';"),
      from('domain/a.ts', "import { createActor } from 'xstate';"),
      from('domain/a.ts', "import { readFileSync } from 'node:fs';"),
      from('contract/a.ts', "import type { B } from '../machines/b';"),
      from('contract/a.ts', "import { Hono } from 'hono';"),
      from('machines/a/a.machine.ts', "import { copy } from '../../src/copy/a';"),
      from('machines/a/a.machine.ts', "import { send } from '../../contract/sms';"),
      from('machines/a/a.machine.ts', "import { useRef } from 'react';"),
      from('src/copy/a.ts', "import { Icon } from '../ui/icon';"),
      from('src/ui/a.tsx', "import type { SmsView } from '../../machines/sms-countdown';"),
      from('src/ui/a.tsx', "import { useSelector } from '@xstate/react';"),
      from('src/trade/a.tsx', "import { useSelector } from '@xstate/react';"),
      from('src/trade/a.tsx', "import type { OrderFormView } from '../../machines/order/order-form';"),
      from('src/frame/a.tsx', "import { FclStrip } from '../modes/fcl/strip';"),
      from('src/modes/a/a.tsx', "import { gateway } from '../../effects/gateway/gateway';"),
      from('src/actors/a.tsx', "import { compose } from '../app/compose';"),
      from('src/features/a/a.tsx', "import { storage } from '../../effects/storage';"),
      from('src/features/a/a.tsx', "import axios from 'axios';"),
      from('src/effects/a.ts', "import { copy } from '../copy/a';"),
      from('src/effects/a.ts', "import { useRef } from 'react';"),
      from('src/layouts/a.tsx', "import Page from '../pages/home/home-page';"),
      from('src/pages/a/a.tsx', "import { gateway } from '../../effects/gateway/gateway';"),
      from('src/pages/a/a.tsx', "import { startApp } from '../../app/start';"),
      from('src/app/a.ts', "import { createApp } from '../../server/app';"),
      from('src/main.tsx', "import { storage } from './effects/storage';"),
      from('src/user-center/a.ts', "import { composeApp } from '../app/compose';"),
      from('src/house-desk/a.ts', "import { composeApp } from '../app/compose';"),
      from('src/prerender.tsx', "import { storage } from './effects/storage';"),
      from('src/draw-answer.tsx', "import { storage } from './effects/storage';"),
      from('server/a.ts', "import { brand } from '../src/copy/brand';"),
      from('server/a.ts', "import { smsCountdownMachine } from '../machines/sms-countdown';"),
      from('stories/a.stories.tsx', "import { composeApp } from '../src/app/compose';"),
      from('stories/pages/a.stories.tsx', "import { Login } from '../../src/features/login';"),
      from('scripts/a.mjs', "import { x } from '../src/app/start';"),
      from('flows/graph/a.ts', "import { machines } from '../machines';"),
      from('flows/layout/a.ts', "import { chinese } from '../words/chinese';"),
      from('flows/picture/a.tsx', "import { useSelector } from '@xstate/react';"),
      from('flows/export/a.ts', "import { chineseOf } from '../words/chinese';"),
      from('flows/record/a.ts', "import { readFileSync } from 'node:fs';"),
      from('flows/diff/a.ts', "import { loginMachine } from '../../machines/login';"),
      from('flows/copy/a.ts', "import { chineseOf } from '../words/chinese';"),
      from('flows/notes/a.ts', "import { chineseOf } from '../words/chinese';"),
      from('flows/words/a.ts', "import { machines } from '../machines';"),
      from('flows/requirements/a.ts', "import { loginMachine } from '../../machines/login';"),
      from('flows/list/a.ts', "import { LoginDialog } from '../../src/features/login/login-dialog';"),
      from('flows/watch/a.ts', "import { chineseOf } from '../words/chinese';"),
      from('flows/map/a.ts', "import { machines } from '../list/machines';"),
      from('flows/life/a.ts', "import { flowById } from '../atlas/catalogue';"),
      from('flows/journey/a.ts', "import { flowById } from '../atlas/catalogue';"),
      from('flows/views/a.tsx', "import { flowById } from '../atlas/catalogue';"),
      from('flows/live/a.ts', "import { explore } from '../../tests/support/model/explore';"),
      from('flows/facts/a.ts', "import { VIEWS } from '../atlas/views';"),
      from('flows/atlas/a.tsx', "import { composeApp } from '../../src/app/compose';"),
      from('.storybook/preview.tsx', "import { composeApp } from '../src/app/compose';"),
      from('src/features/a/a.tsx', "export * from '../../app/start';"),
      from('src/features/a/a.tsx', "export { startApp } from '../../app/start';"),
      from('src/features/a/a.tsx', "const start = () => import('../../app/start');"),
      from('src/features/a/a.tsx', "const start = require('../../app/start');"),
      from('src/features/a/a.tsx', "type Start = import('../../app/start').Start;"),
      from('src/features/a/a.tsx', "const all = import.meta.glob('../../app/*.ts');"),
    ],
    allowed: [
      from('src/app/a.tsx', "const Page = lazy(() => import('../pages/home/home-page'));"),
      from('machines/a/a.machine.ts', "import { tick } from '../support/clock';\nimport { setup } from 'xstate';"),
      from(
        'src/features/a/a.tsx',
        "import './a.css';\n// import { x } from '../../app/start'\nconst s = `import '../../app/start'`;",
      ),
      from('tests/a.test.ts', "import { startApp } from '../src/app/start';"),
    ],
  },
  {
    promise: 'an import says by name what it imports',
    faultsIn: (house) =>
      importsOf(house)
        .filter((found) => found.to === COMPUTED && isProduct(found.from))
        .map((found) => `${found.from} imports a computed name`),
    plants: [from('src/app/a.ts', 'const load = (name: string) => import(name);')],
  },
  {
    promise: 'flows, modes and pages never import each other',
    faultsIn: (house) =>
      importsOf(house)
        .filter(
          ({ from: file, to }) =>
            ['features', 'modes', 'pages'].includes(roomOf(file) ?? '') && roomOf(to) === roomOf(file),
        )
        .filter(({ from: file, to }) => flowOf(file) !== flowOf(to))
        .map(({ from: file, to }) => `${file} imports ${to}`),
    plants: [
      from('src/features/login/login.tsx', "import { Captcha } from '../captcha/captcha';"),
      from('src/modes/lcl/strip.tsx', "import { FclStrip } from '../fcl/strip';"),
      from('src/pages/home/home-page.tsx', "import News from '../news/news-page';"),
    ],
    allowed: [from('src/features/login/login.tsx', "import { Field } from './field';")],
  },
  {
    promise: 'no files import each other in a ring',
    faultsIn: (house) => cyclesOf(house).map((ring) => ring.join(' -> ')),
    plants: [
      { 'domain/a.ts': "import './b';", 'domain/b.ts': "import type { A } from './a';" },
      { 'machines/a/index.ts': "export * from './a';", 'machines/a/a.ts': "import { b } from '../a';" },
    ],
    allowed: [
      { 'domain/a.ts': "import './b';\nimport './c';", 'domain/b.ts': "import './c';", 'domain/c.ts': '' },
      {
        'domain/a.ts': "import type { shape } from './a-shape';",
        'domain/a-shape.ts': "import { KINDS } from './a';",
      },
    ],
  },
  {
    promise: 'only files of shapes name the library of schemas in the rules of the trade',
    faultsIn: (house) =>
      importsOf(house)
        .filter(({ from: file, to }) => to === 'valibot' && roomOf(file) === 'domain' && !SHAPES.test(file))
        .map(({ from: file }) => `${file} names valibot`),
    plants: [from('domain/a.ts', "import * as v from 'valibot';")],
    allowed: [from('domain/a-shape.ts', "import * as v from 'valibot';")],
  },
  {
    promise: 'an import of the gateway stays in its storey or runs down',
    faultsIn: risingImports,
    plants: [
      from('server/base/http/a.ts', "import type { Account } from '../../people/accounts/store';"),
      from('server/trade/modes/air/a.ts', "import type { Bumping } from '../../../orders/after/bump/bump';"),
      from('server/base/log.ts', "import { readSettings } from '../doors/settings';"),
      from('server/world/takings/a.ts', "const orders = import('../../orders/orders/store');"),
      from('server/people/staff/a.ts', "import { queue } from '../../doors/desk/queue';"),
    ],
    allowed: [
      from('server/people/accounts/a.ts', "import type { Route } from '../../base/http/route';\nimport '../sms/a';"),
      from('server/trade/sea/a.ts', "import { log } from '../../base/log';"),
    ],
  },
  {
    promise: 'every folder of the gateway has a storey',
    faultsIn: withoutStorey,
    plants: [from('server/parcels/a.ts', ''), from('server/parcels.ts', '')],
    allowed: [from('server/base/parcels/a.ts', ''), from('server/base/log.ts', ''), from('server/tsconfig.json', '')],
  },
  {
    promise: 'no folders of the gateway import each other in a ring',
    faultsIn: (house) => ringsOf(folderArrows(house)).map((ring) => ring.join(' -> ')),
    plants: [
      {
        'server/world/cms/a.ts': "import type { B } from '../content/b';",
        'server/world/content/c.ts': "import { d } from '../cms/d';",
      },
      {
        'server/trade/closures/a.ts': "import { b } from '../fees/b';",
        'server/trade/fees/c.ts': "import { d } from '../sea/d';",
        'server/trade/sea/e.ts': "import { f } from '../closures/f';",
      },
    ],
    allowed: [
      {
        'server/trade/closures/a.ts': "import { b } from './b';\nimport { c } from '../surcharges/c';",
        'server/trade/closures/b.ts': "import './a';",
        'server/trade/surcharges/d.ts': '',
      },
    ],
  },
  {
    promise: 'a story draws the View half of a feature',
    faultsIn: (house) =>
      importsOf(house)
        .filter(({ from: file, to }) => roomOf(file) === 'stories' && ['features', 'modes'].includes(roomOf(to) ?? ''))
        .filter(
          ({ names }) => names.length === 0 || names.some(({ name, isType }) => !isType && !name.endsWith('View')),
        )
        .map(({ from: file, to }) => `${file} takes more than the View of ${to}`),
    plants: [
      from('stories/a.stories.tsx', "import { SmsCodeForm } from '../src/features/login/sms-code-form';"),
      from('stories/a.stories.tsx', "import * as form from '../src/features/login/sms-code-form';"),
    ],
    allowed: [from('stories/a.stories.tsx', "import { SmsCodeFormView } from '../src/features/login/sms-code-form';")],
  },
];
