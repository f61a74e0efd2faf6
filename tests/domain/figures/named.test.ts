// What bears a name in the rules of the trade and is a figure, as it was decided, and not as it stands there.
import { expect, it } from 'vitest';

const DECIDED = `
  desk/handed: LONGEST_BROUGHT 500
  desk/kept-cards: MOST_KEPT 20
  desk/promised: ACCEPTED_WITHIN_HOURS 2
  desk/services: MOST_COUNT 99
  desk/tools/seg: FEWEST_GOODS 2, MOST_GOODS 5
  desk/typed: LONGEST_TYPED 200
  goods/air/limit: PEROXIDE_FORBIDDEN_OVER 40
  goods/air/q-value: MOST_Q 1
  goods/fire-class: FLASH_DOUBT_C 2
  goods/flammable: GROUP_II_FLASH_POINT 23
  goods/limited: LIMITED_PACKAGE_KG 30, LIMITED_TRAY_KG 20
  goods/mixture/component: RELEVANT_PERCENT 1
  goods/placards: SIDES 4
  goods/segregation-split: MOST_SPLIT 10
  goods/tank/fill: DENSITY_SHARE 0.035, HOT_PERCENT 95, REFERENCE_C 50
  goods/tank/flexitank: FLAMMABLE_BELOW_C 60, HOTTEST_FILL_C 60, MOST_KG 24000, ROAD_KG_US 19950
  goods/watched: MOST_SOC 30
  modes/air/search: MOST_ALSO 19, MOST_KG 50000, MOST_M3 1, MOST_PIECES 99999
  modes/air/weight: CM3_PER_KG 6000
  modes/cfs/fields: MOST_CFS_BOXES 50
  modes/cfs/search: MOST_TONS 1500
  modes/cfs/slots: GATE_BEFORE_HOURS 12, LEAST_AHEAD_HOURS 24, MOST_AHEAD_DAYS 21, STUFF_AFTER_HOURS 2
  modes/dgd/fields: MOST_BOXES 50, MOST_COMPONENTS 30, MOST_TOGETHER 20
  modes/dgd/search: LONGEST_FROM 2000
  modes/dom/form: MOST_LOADS 10
  modes/dom/ports: FAR_KM 500
  modes/dom/search: TRIAL_KG 18000
  modes/dom/weights: HEAVY_KG 22000, ROAD_KG 27000
  modes/enq/wish: LATEST_DAYS 180, QUOTE_TAKES_MS 7200000
  modes/flexi/fitting: CUSTOM_LEAD_DAYS 5, FITTED_A_DAY 6
  modes/flexi/search: COLDEST_FILL_C -40, MOST_BAGS 6, MOST_TONS 1000, MOST_VISCOSITY 1000000, TRIAL_TEMP_C 25
  modes/lcl/cancel: EARLY_HOURS 24
  modes/lcl/search: MOST_EDGE_CM 600, MOST_KG 24000, MOST_M3 60, MOST_PIECES 99999, MOST_ROWS 20, ROWS_KEPT 60
  modes/rail/cutoffs: APPROVAL_DAYS 30, PLAN_DAYS 7
  modes/rail/fields: MOST_UNITS 150
  modes/rail/search: CALENDAR_DAYS 28
  modes/rail/wagons: MOST_APART_KG 10000, MOST_GROSS_KG 30480, MOST_KG 28000
  modes/tank/judging: INHIBITED_DAYS 30, LEAST_SAPT 45
  modes/tank/search: MOST_TANKS 50, MOST_TONS 1000, TRIAL_C 20, TRIAL_DAYS 30
  modes/tank/week: DAYS_BEFORE 5, FREE_DAYS 21
  modes/wh/bills: BILL_DAYS 30
  modes/wh/cancel: FREE_HOURS 48, LATE_DAYS 3, LEAST_FEE 20000, NO_SHOW_DAYS 7
  modes/wh/search: MOST_ANYWHERE 20, MOST_PALLETS 9999, MOST_TONS 5000
  modes/wh/stay: GRAMS_PER_TON 1000000, MOST_AHEAD_DAYS 180, MOST_DAYS 3650
  offer/carried: MOST_CARRIED 20
  offer/charge-lines: YUAN_FOR_DOLLAR 7.1
  offer/climate: COLDEST_ANYWHERE_C -10
  offer/containers: DUNNAGE_KG 100, HEAVY_TWENTY_KG 21500
  offer/fit: MOST_FITS 10
  offer/piece-sizes: MOST_EDGE_CM 600, MOST_SIZES 50
  offer/quote-limit: QUOTES_KEPT 200
  offer/search: MOST_BOXES 50
  order/asked: REPLY_WITHIN_MS 259200000
  order/blocks/goods: MOST_PIECES 99999
  order/blocks/rows: MOST_GOODS 20
  order/blocks/truck: MOST_TRUCKS 20
  order/draft: DRAFT_KEPT_MS 2592000000, MOST_DRAFTS 20
  order/enquiry-life: MESSAGE_MOST 500, MOST_MESSAGES 20, MOST_OPEN_ENQUIRIES 10, STILL_ANSWERED_MS 259200000
  order/gate-code: SLOT_MS 3600000
  order/holdings: VERIFIED_TIMES 5
  order/lifecycle: VERIFY_WITHIN_MS 172800000
  order/measured: AMEND_SHARE 0.1, ANSWER_WITHIN_MS 14400000
  order/packed: MOST_PHOTOS 12, MOST_PIXELS 60000000
  order/result: SAME_WITHIN_MS 2592000000
  order/site-check: LEAST_NOTE 2
  order/staying: MOST_STAY_DAYS 3650
  order/truck-times: CHANGE_BEFORE_HOURS 2, TOLD_BEFORE_HOURS 24
  order/upload: MARK_BYTES 8, MOST_FILES 20, UPLOAD_BYTES 20971520
  people/captcha: CAPTCHA_KEY_LENGTH 16, CAPTCHA_SLIDER_Y 5, CAPTCHA_TRAVEL 263, CAPTCHA_WORDS_ASKED 3
  people/credentials: PASSWORD_MIN_LENGTH 6
  people/enterprise: LICENCE_BYTES 524288
  people/phone: MOBILE_LENGTH 11
  people/sms: RESEND_SECONDS 60
  values/qr-path: QUIET_ZONE 4
`;

const RULES = import.meta.glob<Record<string, unknown>>('../../../domain/**/*.ts', { eager: true });

const isFigure = ([name, value]: [string, unknown]): boolean => /^[A-Z]/.test(name) && typeof value === 'number';

it('is what was decided, every one of them', () => {
  const told = Object.entries(RULES).flatMap(([path, names]) => {
    const figures = Object.entries(names)
      .filter(isFigure)
      .map(([name, value]) => `${name} ${String(value)}`);
    const rule = path.replace(/^.*\/domain\/(.*)\.ts$/, '$1');
    return figures.length === 0 ? [] : [`${rule}: ${figures.toSorted().join(', ')}`];
  });
  expect(told.toSorted()).toEqual(DECIDED.trim().split(/\n +/).toSorted());
});
