/** The pages of the user center that this site leads to, by the paths the center knows them by. */
export const CENTER_PAGES = {
  workplace: '/dashboard/workplace',
  verification: '/enterprise/verification',
  buyerPapers: '/enterprise/qualification',
  wholeVehicle: '/order/mmOrder',
  coupons: '/dashboard/coupons',
  samples: '/dashboard/samples',
  special: '/business/honeywell',
} as const;

export type CenterPage = keyof typeof CENTER_PAGES;

export const CENTER_PAGE_NAMES = Object.keys(CENTER_PAGES) as CenterPage[];

/** Where a path leads to; whatever else it says, to the workplace. */
export const centerPageAt = (path: string): CenterPage =>
  CENTER_PAGE_NAMES.find((name) => CENTER_PAGES[name] === path) ?? 'workplace';
