import { isProduct } from '../../../scripts/rooms.mjs';
import { sourcesOf, type House } from '../../support/arrows/house';
import { importsOf } from '../../support/arrows/imports';
import type { Rule } from '../rule';

const ROOM = /(?:^|\/)modes\/(air|cfs|dgd|dom|enq|fcl|flexi|lcl|mall|rail|tank|truck|wh)(?:\/|\.|$)/;

/** Mode of a path; null for others, including the mode tables. */
const modeOf = (path: string): string | null => ROOM.exec(path)?.[1] ?? null;

type Named = readonly (readonly [reason: string, where: RegExp])[];

const DOORS: Named = [
  ['the door of a page puts it together from its mode', /^src\/(?:app|pages)\//],
  ['an effect speaks the wire of the mode it calls', /^src\/effects\//],
];

const CARRIED: Named = [
  ['the shop asks each mode what it costs to carry its goods', /^server\/orders\/mall\/ways\.ts$/],
  ['a campaign shows what a mode costs now', /^server\/orders\/campaigns\/lane-prices\.ts$/],
  ['a campaign says in which modes its coupons count', /^server\/orders\/campaigns\/first\.ts$/],
];

/** The shop existed before mall orders: it knows its own mode and no other. */
const SHOP = /^(?:server\/orders|src\/(?:features|copy))\/mall\//;

/** Files outside a mode that may name it, with the reason. */
const NAMED: Named = [
  ...DOORS,
  ...CARRIED,
  [
    'a table with one line a mode',
    /^(?:contract\/(?:modes\/index|gateway\/first-questions)|server\/trade\/modes\/(?:index|markets?|sheets|onward-trucks)|src\/copy\/(?:flows\/mode-pieces|modes\/receipt-parts|house\/(?:findings|order-form))|src\/house-desk\/receipts)\.tsx?$/,
  ],
  ['the first mode had endpoints of its own names', /^contract\/gateway\/endpoints\.ts$/],
  ['the demo orders what its visitors see', /^server\/doors\/demo\//],
  [
    'the desk calls the ways of an enquiry by their names',
    /^(?:server\/doors\/desk\/enquiries|src\/features\/house)\//,
  ],
  ['an enquiry has states of its own, so it has charts of its own', /^machines\/order\/enquiry(?:-case|-price)?\//],
];

const mayName = (path: string): boolean => NAMED.some(([, where]) => where.test(path));

/** Ids with no other meaning in the trade; a tank and air are also goods and a charge. */
const ID = /'(?:FCL|LCL|RAIL|FLEXI|DOM|ENQ|MALL)'/;

/** Files where an id may be spelt out. */
const SPELT: Named = [
  ['the table of all modes', /^domain\/(?:mode-ids|modes\/old-ids)\.ts$/],
  ['what the release before has kept was of the first mode', /^server\/base\/database\/migrations\//],
  ['the timetable of ships is that of full containers', /^server\/trade\/sea\/on-way\.ts$/],
  ['the demo orders what its visitors see', /^server\/doors\/demo\//],
  ['the home page names each service', /^src\/copy\/search\/home-services\.ts$/],
  ['a receipt at the desk is that of its mode', /^src\/house-desk\/receipts\.tsx$/],
  ['fees are published for full containers alone', /^contract\/offers\/fees\.ts$/],
];

const speltOutside = (house: House): string[] =>
  sourcesOf(house).flatMap(([path, source]) => {
    const isKnown = modeOf(path) !== null || [...SPELT, ...DOORS, ...CARRIED].some(([, where]) => where.test(path));
    return isProduct(path) && !isKnown && ID.test(source) ? [`${path} spells the id of a mode`] : [];
  });

function namedOutside(house: House): string[] {
  return importsOf(house).flatMap(({ from, to, isRelative }) => {
    const mode = isRelative ? modeOf(`${to}/`) : null;
    if (mode === null || !isProduct(from) || modeOf(from) !== null) return [];
    if (mode === 'mall' && SHOP.test(from)) return [];
    return mayName(from) ? [] : [`${from} names ${mode}`];
  });
}

function otherModes(house: House): string[] {
  return importsOf(house).flatMap(({ from, to, isRelative }) => {
    const [mine, other] = [modeOf(from), isRelative ? modeOf(`${to}/`) : null];
    return mine === null || other === null || mine === other || !isProduct(from) ? [] : [`${from} imports ${to}`];
  });
}

const from = (path: string, source: string) => ({ [path]: source });

export const MODE_RULES: Rule[] = [
  {
    promise: 'nothing outside of a mode names it',
    faultsIn: namedOutside,
    plants: [
      from('domain/order/a.ts', "import { tons } from '../modes/lcl/tons';"),
      from('machines/booking/a/a.ts', "import type { LclForm } from '../../../domain/modes/lcl/form';"),
      from('machines/order/order-receipt/a.ts', "import type { LclForm } from '../../../domain/modes/lcl/form';"),
      from('src/features/home/a.tsx', "import { blankFcl } from '../../../domain/modes/fcl/form';"),
      from('server/world/takings/a.ts', "const lcl = import('../modes/lcl/rates-for');"),
      from('server/orders/orders/a.ts', "import { fclMode } from '../modes/fcl/mode';"),
      from('src/features/user-center/a.tsx', "import type { FclOrder } from '../../../domain/modes/fcl/receipt';"),
      from('src/features/offer-board/a.tsx', "import { FCL_LIST } from '../../../domain/modes/fcl/list';"),
    ],
    allowed: [
      from('domain/modes/lcl/a.ts', "import { tons } from './tons';"),
      from('server/trade/modes/index.ts', "import { lclMode } from './lcl/mode';"),
      from('server/trade/modes/lcl/a.ts', "import { tons } from '../../../domain/modes/lcl/tons';"),
      from('server/orders/mall/a.ts', "import type { MallSearch } from '../../domain/modes/mall/search';"),
      from('src/features/home/a.tsx', "import { MODES } from '../../../domain/mode-ids';"),
      from('tests/modes/a.test.ts', "import { LCL } from '../../domain/modes/lcl/mode';"),
    ],
  },
  {
    promise: 'nothing outside of a mode spells its id',
    faultsIn: speltOutside,
    plants: [
      from('server/orders/orders/a.ts', "if (order.mode === 'LCL') return null;"),
      from('machines/order/a/a.ts', "const mode: ModeId = 'FCL';"),
      from('src/features/order/a.tsx', "const isRail = mode === 'RAIL';"),
    ],
    allowed: [
      from('domain/modes/lcl/a.ts', "export const id = 'LCL';"),
      from('src/app/entries/a.tsx', "openOrder('LCL');"),
      from('server/trade/fees/a.ts', "const unit = 'TANK';"),
    ],
  },
  {
    promise: 'a mode imports no other mode',
    faultsIn: otherModes,
    plants: [
      from('domain/modes/lcl/a.ts', "import { blankFcl } from '../fcl/form';"),
      from('server/trade/modes/tank/a.ts', "import { tariff } from '../../modes/fcl/tariff';"),
      from('src/modes/lcl/a.tsx', "import type { FclForm } from '../../../domain/modes/fcl/form';"),
      from('contract/modes/lcl.ts', "import { fclDetail } from './fcl';"),
    ],
    allowed: [from('src/modes/lcl/a.tsx', "import type { LclForm } from '../../../domain/modes/lcl/form';")],
  },
];
