import * as v from 'valibot';

/**
 * State of a price table. `NONE`: no prices, its offers are enquiries; `BASE`: prices of the demo; `WAITING`: the newest
 * edition waits for a second person; `COMING`: it holds later.
 */
const TARIFF_STANDS = ['NONE', 'BASE', 'WAITING', 'COMING', 'HOLDS'] as const;
export type TariffStand = (typeof TARIFF_STANDS)[number];

const TARIFF_TOPICS = ['PRICES', 'SHIPS'] as const;

const cell = v.union([v.string(), v.number()]);
const moment = v.pipe(v.string(), v.isoTimestamp());
const change = v.object({ row: v.string(), column: v.string(), before: cell, after: cell });

/** A price table in the queue. `from`: when its newest edition began or begins; `count`: rows that have prices now. */
export const TARIFF_SHEET = v.object({
  kind: v.literal('tariff'),
  no: v.string(),
  topic: v.picklist(TARIFF_TOPICS),
  title: v.string(),
  unit: v.string(),
  stand: v.picklist(TARIFF_STANDS),
  from: v.nullable(moment),
  count: v.number(),
});
export type TariffSheetState = v.InferOutput<typeof TARIFF_SHEET>;

/** Figures of a table as people read them, row by row. */
export const TARIFF_TABLE = v.object({
  columns: v.array(v.string()),
  rows: v.array(v.object({ name: v.string(), figures: v.array(cell) })),
});
export type TariffTable = v.InferOutput<typeof TARIFF_TABLE>;

/**
 * Effect of an edition. `changed`: the largest changes of `count`; `added` and `gone`: rows that get or lose their prices;
 * `most`: largest change in per cent. `quotes`: locked prices, which do not change; of ships those that stand on a
 * departure that goes or moves, as `orders`.
 */
export const TARIFF_READING = v.object({
  topic: v.picklist(TARIFF_TOPICS),
  title: v.string(),
  from: moment,
  changed: v.array(change),
  count: v.number(),
  added: v.array(v.string()),
  gone: v.array(v.string()),
  most: v.number(),
  waits: v.boolean(),
  quotes: v.number(),
  orders: v.number(),
});
export type TariffReading = v.InferOutput<typeof TARIFF_READING>;
