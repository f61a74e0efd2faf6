import { climbingImports, withoutFloor } from '../floors';
import type { Rule } from '../rule';

const from = (path: string, source: string) => ({ [path]: source });

export const FLOOR_RULES: Rule[] = [
  {
    promise: 'an import stays in its folder or runs to a lower floor',
    faultsIn: climbingImports,
    plants: [
      from('domain/goods/a.ts', "import type { OrderForm } from '../order/form';"),
      from('domain/offer/a.ts', "import { MALL } from '../modes/mall/mode';"),
      from('domain/mall/a.ts', "import { TOOLS } from '../desk/tool';"),
      from('domain/mode-ids.ts', "import type { OrderState } from './order/lifecycle';"),
      from('domain/order/papers/a.ts', "import { isPlate } from '../blocks/a';"),
      from('contract/wire/a.ts', "import { money } from '../orders/a';"),
      from('src/copy/words/a.ts', "import { copy } from '../site/a';"),
      from('domain/order/blocks/a.ts', "export * from '../../campaigns/coupon';"),
    ],
    allowed: [
      from('domain/modes/air/a.ts', "import { a } from '../../mode-ids';\nimport { b } from '../lcl/b';"),
      from('domain/order/blocks/a.ts', "import type { Charges } from '../../offer/charges';\nimport { b } from './b';"),
      from('server/orders/orders/a.ts', "import { a } from '../../domain/order/a';"),
    ],
  },
  {
    promise: 'every folder of a room with floors has one',
    faultsIn: withoutFloor,
    plants: [from('domain/parcels/a.ts', ''), from('domain/parcels.ts', ''), from('contract/parcels.ts', '')],
    allowed: [from('domain/goods/parcels/a.ts', ''), from('domain/tsconfig.json', ''), from('server/parcels/a.ts', '')],
  },
];
