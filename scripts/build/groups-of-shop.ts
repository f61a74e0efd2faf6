import type { Group } from './group';

/** What the list of the shop shares with its product, its purchase lists and its orders, and with other pages. */
export const OF_SHOP: readonly Group[] = [
  {
    name: 'shop',
    priority: 1,
    files: [
      'contract/mall/mall.ts',
      'domain/mall/asked.ts',
      'domain/mall/purchase-right.ts',
      'domain/mall/landed.ts',
      'domain/mall/lists.ts',
      'domain/mall/places.ts',
      'domain/mall/product.ts',
      'domain/mall/purchase.ts',
      'domain/mall/quantity.ts',
      'src/copy/mall/board.ts',
      'src/copy/mall/names.ts',
      'src/copy/mall/purchase.ts',
      'src/copy/mall/shared-lines.ts',
      'src/features/mall/molecule.tsx',
    ],
  },
  // What is chosen and priced, in the shop and in dialogs.
  {
    name: 'choosing',
    priority: 1,
    files: [
      'src/ui/form/native-select.tsx',
      'src/ui/layer/drawer.tsx',
      'src/ui/press/choice-chip.tsx',
      'src/ui/show/price.tsx',
    ],
  },
  { name: 'pagination', priority: 1, files: ['src/ui/show/pagination.tsx'] },
];
