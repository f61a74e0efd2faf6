import { blocksIn, joined, seenOf } from '../values/plain-text';
import { BOOKING_MODES } from '../mode-ids';
import { momentIn, momentTyped, isoOf } from '../values/moments';
import { minorUnitsIn, numberIn, wholeNumberIn } from '../values/typed-number';
import { HERO_ARTS, type CampaignBlock } from './campaign';

export const BLOCK_FIELDS = {
  hero: ['art', 'text', 'buttonText', 'to'],
  countdown: [],
  coupon: ['couponTitle', 'couponId', 'amount', 'least', 'modes', 'stock', 'perPerson', 'perEnterprise', 'validDays'],
  priceList: ['lanes', 'goods', 'unNo', 'tons', 'note'],
  form: ['slots', 'perSlot'],
  rules: ['items'],
  faq: ['questions'],
  richText: ['paragraphs'],
} as const satisfies Readonly<Record<CampaignBlock['type'], readonly string[]>>;

export type BlockType = keyof typeof BLOCK_FIELDS;
export const BLOCK_TYPES = Object.keys(BLOCK_FIELDS) as BlockType[];
export type BlockField = (typeof BLOCK_FIELDS)[BlockType][number];
export const ALL_BLOCK_FIELDS: BlockField[] = Object.values<readonly BlockField[]>(BLOCK_FIELDS).flat();

export type WrittenBlock = { type: BlockType; said: Partial<Record<BlockField, string>> };

type BlockText = WrittenBlock['said'];
type Block<TType extends BlockType> = Extract<CampaignBlock, { type: TType }>;
type Kit<TType extends BlockType> = {
  read: (said: BlockText) => Block<TType>;
  write: (block: Block<TType>) => BlockText;
};

/** Stands for text that is not a number; below every bound, so checks fail. */
const NONE = -1;
const line = (said: BlockText, field: BlockField): string => seenOf(said[field] ?? '');
const whole = (said: BlockText, field: BlockField): number => wholeNumberIn(line(said, field)) ?? NONE;
const fen = (said: BlockText, field: BlockField): number => minorUnitsIn(line(said, field)) ?? NONE;
const parts = (said: BlockText, field: BlockField): string[][] => blocksIn(said[field] ?? '');
const lines = (said: BlockText, field: BlockField): string[] => parts(said, field).flat();
const yuan = (amount: number): string => String(amount / 100);

const WORDS = /[\s,，、]+/u;
const LANE_ENDS = /\s*(?:→|—|–|-|\s)\s*/u;
const wordsOf = (text: string): string[] => text.split(WORDS).filter((word) => word !== '');

/** Reads `2026-12-01 09:30` in China time as an ISO string; '' when the text is no time. */
export function momentSaid(text: string): string {
  const moment = momentIn(text.trim().replace(/\s+/u, 'T').replaceAll('：', ':'));
  return moment === null ? '' : isoOf(moment);
}

export const momentShown = (iso: string): string => momentTyped(momentIn(iso) ?? 0).replace('T', ' ');

/** A line holds a day, then the start times of its slots. */
const slotsIn = (text: string): string[] => {
  const [day = '', ...times] = text.split(WORDS).filter((word) => word !== '');
  return times.length === 0 ? [''] : times.map((time) => momentSaid(`${day} ${time}`));
};

function slotLines(slots: readonly string[]): string {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const [day = '', time = ''] = momentShown(slot).split(' ');
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, times]) => [day, ...times].join(' ')).join('\n');
}

const KITS: { readonly [TType in BlockType]: Kit<TType> } = {
  hero: {
    read: (said) => ({
      type: 'hero',
      art: HERO_ARTS.find((art) => art === said.art) ?? HERO_ARTS[0],
      text: line(said, 'text'),
      buttonText: line(said, 'buttonText'),
      to: line(said, 'to'),
    }),
    write: ({ art, text, buttonText, to }) => ({ art, text, buttonText, to }),
  },
  countdown: { read: () => ({ type: 'countdown' }), write: () => ({}) },
  coupon: {
    read: (said) => ({
      type: 'coupon',
      couponId: line(said, 'couponId'),
      title: line(said, 'couponTitle'),
      amount: fen(said, 'amount'),
      least: fen(said, 'least'),
      modes: BOOKING_MODES.filter((mode) => wordsOf(line(said, 'modes')).includes(mode)),
      stock: whole(said, 'stock'),
      perPerson: whole(said, 'perPerson'),
      perEnterprise: whole(said, 'perEnterprise'),
      validDays: whole(said, 'validDays'),
    }),
    write: ({ type: _, title, amount, least, modes, stock, perPerson, perEnterprise, validDays, couponId }) => ({
      couponTitle: title,
      couponId,
      amount: yuan(amount),
      least: yuan(least),
      modes: modes.join(' '),
      stock: String(stock),
      perPerson: String(perPerson),
      perEnterprise: String(perEnterprise),
      validDays: String(validDays),
    }),
  },
  priceList: {
    read: (said) => ({
      type: 'priceList',
      lanes: lines(said, 'lanes').map((ends) => {
        const [org = '', dst = '', more = ''] = ends.toUpperCase().split(LANE_ENDS);
        return [org, `${dst}${more}`] as const;
      }),
      goods: line(said, 'goods'),
      unNo: line(said, 'unNo'),
      tons: numberIn(line(said, 'tons'), 3) ?? NONE,
      note: line(said, 'note'),
    }),
    write: ({ lanes, goods, unNo, tons, note }) => ({
      lanes: lanes.map((ends) => ends.join(' ')).join('\n'),
      goods,
      unNo,
      tons: String(tons),
      note,
    }),
  },
  form: {
    read: (said) => ({
      type: 'form',
      slots: lines(said, 'slots').flatMap(slotsIn).toSorted(),
      perSlot: whole(said, 'perSlot'),
    }),
    write: ({ slots, perSlot }) => ({ slots: slotLines(slots), perSlot: String(perSlot) }),
  },
  rules: {
    read: (said) => ({ type: 'rules', items: lines(said, 'items') }),
    write: ({ items }) => ({ items: items.join('\n') }),
  },
  faq: {
    read: (said) => ({
      type: 'faq',
      items: parts(said, 'questions').map(([ask = '', ...answer]) => ({ ask, answer: joined(answer) })),
    }),
    write: ({ items }) => ({ questions: items.map(({ ask, answer }) => `${ask}\n${answer}`).join('\n\n') }),
  },
  richText: {
    read: (said) => ({ type: 'richText', paragraphs: parts(said, 'paragraphs').map(joined) }),
    write: ({ paragraphs }) => ({ paragraphs: paragraphs.join('\n\n') }),
  },
};

export const readBlock = ({ type, said }: WrittenBlock): CampaignBlock => KITS[type].read(said);

/** Block in typed form; reading it again gives the same block. */
export function writtenBlock<TType extends BlockType>(block: Block<TType>): WrittenBlock {
  const kit = KITS[block.type] as unknown as Kit<TType>;
  return { type: block.type, said: kit.write(block) };
}
