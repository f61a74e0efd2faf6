/** User center pages linked from this site, by their paths in the center. */
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

/** Page of a path; unknown paths open the workplace. */
export const centerPageAt = (path: string): CenterPage =>
  CENTER_PAGE_NAMES.find((name) => CENTER_PAGES[name] === path) ?? 'workplace';
