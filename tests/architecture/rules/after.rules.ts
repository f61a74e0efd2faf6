import { readdirSync } from 'node:fs';

import { sourcesOf, type House } from '../../support/arrows/house';
import { importsOf } from '../../support/arrows/imports';
import type { Rule } from '../rule';

/** Events after an order is placed, by folder. */
const IDS = readdirSync('server/orders/after', { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .join('|');

/** Reads of a capability: a property of `after`, or destructured from it. */
const READ = new RegExp(`\\bafter\\??\\.(${IDS})\\b`, 'g');
const TAKEN_OUT = new RegExp(`\\{[^{}]*\\b(${IDS})\\b[^{}]*\\} = [^;]*\\.after\\b`, 'g');

const isProduct = (path: string) => /^(?:contract|domain|machines|server|src)\//.test(path);

const readOutside = (house: House): string[] =>
  sourcesOf(house).flatMap(([path, source]) =>
    isProduct(path)
      ? [...source.matchAll(READ), ...source.matchAll(TAKEN_OUT)].flatMap(([, id = '']) =>
          path.startsWith(`server/orders/after/${id}/`) ? [] : [`${path} reads what a mode tells ${id}`],
        )
      : [],
  );

const NAMED = new RegExp(`^(?:server/(?:orders|trade/modes)|domain)/after/(?:${IDS})(?:/|$)`);

/** Files that may name a capability: the shared code, the modes with words for it, and the desks. */
const MAY_NAME = /^(?:(?:server\/orders|domain)\/after|server\/trade\/modes|server\/doors\/(?:desk|demo))\//;

const namedOutside = (house: House): string[] =>
  importsOf(house).flatMap(({ from, to, isRelative }) =>
    isRelative && isProduct(from) && !MAY_NAME.test(from) && NAMED.test(to) ? [`${from} names ${to}`] : [],
  );

const from = (path: string, source: string) => ({ [path]: source });

export const AFTER_RULES: Rule[] = [
  {
    promise: 'what a mode tells of what can happen to its orders is read by that alone',
    faultsIn: readOutside,
    plants: [
      from('server/orders/orders/a.ts', 'const { checks } = mode.after ?? {};'),
      from('server/orders/orders/a.ts', 'if (mode.after?.bump) return null;'),
      from('server/orders/after/trucks/a.ts', 'const left = mode.after?.collect?.station(order);'),
      from('server/orders/after/index.ts', 'const words = bookedMode(modes, id).after?.way;'),
    ],
    allowed: [
      from('server/orders/after/bump/a.ts', 'const words = mode.after?.bump;'),
      from('server/trade/modes/air/mode.ts', 'export const mode = { after: { bump } };'),
      from('server/orders/orders/a.ts', 'for (const one of after) await one.sweep?.();'),
    ],
  },
  {
    promise: 'the middle knows by name nothing that can happen to an order',
    faultsIn: namedOutside,
    plants: [
      from('server/orders/orders/a.ts', "import { checksOf } from '../after/checks/checks';"),
      from('server/orders/orders/a.ts', "import { bump } from '../../../domain/after/bump';"),
      from('server/doors/gateway.ts', "import { bumpAfter } from '../orders/after/bump';"),
      from('server/orders/orders/a.ts', "import type { Bumping } from '../../trade/modes/after/bump';"),
      from('domain/order/a.ts', "import { measure } from '../after/measure';"),
    ],
    allowed: [
      from('server/orders/orders/a.ts', "import type { After } from '../after/after';"),
      from('server/orders/orders/a.ts', "import { isBarred } from '../../../domain/after';"),
      from('server/orders/after/packing/a.ts', "import { checksOf } from '../checks/checks';"),
      from('server/trade/modes/air/a.ts', "import type { Bumping } from '../after/bump';"),
    ],
  },
];
