import { splitBlocks, joinLines, stripUnseen } from '../values/plain-text';
import { BOOKING_MODES } from '../mode-ids';
import { parseMoment, momentTyped, toIso } from '../values/moments';
import { parseMinorUnits, parseNumber, parseWholeNumber } from '../values/typed-number';
import { HERO_ARTS, type CampaignBlock } from './campaign';
import type { Is } from '../shape/is';
import type { block } from './written-shape';

/** Longer than any publishable text, yet short enough to read and reject. */
export const WRITTEN_MOST = { head: 400, text: 100_000, blocks: 40, said: 20_000 } as const;

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

export type WrittenBlock = Is<typeof block>;

type BlockText = WrittenBlock['said'];
type Block<TType extends BlockType> = Extract<CampaignBlock, { type: TType }>;
type Kit<TType extends BlockType> = {
  read: (said: BlockText) => Block<TType>;
  write: (block: Block<TType>) => BlockText;
};

/** Stands for text that is not a number; below every bound, so checks fail. */
const NONE = -1;
const readLine = (said: BlockText, field: BlockField): string => stripUnseen(said[field] ?? '');
const readWholeNumber = (said: BlockText, field: BlockField): number => parseWholeNumber(readLine(said, field)) ?? NONE;
const fen = (said: BlockText, field: BlockField): number => parseMinorUnits(readLine(said, field)) ?? NONE;
const parts = (said: BlockText, field: BlockField): string[][] => splitBlocks(said[field] ?? '');
const lines = (said: BlockText, field: BlockField): string[] => parts(said, field).flat();
const yuan = (amount: number): string => String(amount / 100);

const WORDS = /[\s,，、]+/u;
const LANE_ENDS = /\s*(?:→|—|–|-|\s)\s*/u;
const splitWords = (text: string): string[] => text.split(WORDS).filter((word) => word !== '');

/** Reads `2026-12-01 09:30` in China time as an ISO string; '' when the text is no time. */
export function readMoment(text: string): string {
  const moment = parseMoment(text.trim().replace(/\s+/u, 'T').replaceAll('：', ':'));
  return moment === null ? '' : toIso(moment);
}

export const formatMoment = (iso: string): string => momentTyped(parseMoment(iso) ?? 0).replace('T', ' ');

/** A line holds a day, then the start times of its slots. */
const readSlots = (text: string): string[] => {
  const [day = '', ...times] = text.split(WORDS).filter((word) => word !== '');
  return times.length === 0 ? [''] : times.map((time) => readMoment(`${day} ${time}`));
};

function slotLines(slots: readonly string[]): string {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const [day = '', time = ''] = formatMoment(slot).split(' ');
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, times]) => [day, ...times].join(' ')).join('\n');
}

const KITS: { readonly [TType in BlockType]: Kit<TType> } = {
  hero: {
    read: (said) => ({
      type: 'hero',
      art: HERO_ARTS.find((art) => art === said.art) ?? HERO_ARTS[0],
      text: readLine(said, 'text'),
      buttonText: readLine(said, 'buttonText'),
      to: readLine(said, 'to'),
    }),
    write: ({ art, text, buttonText, to }) => ({ art, text, buttonText, to }),
  },
  countdown: { read: () => ({ type: 'countdown' }), write: () => ({}) },
  coupon: {
    read: (said) => ({
      type: 'coupon',
      couponId: readLine(said, 'couponId'),
      title: readLine(said, 'couponTitle'),
      amount: fen(said, 'amount'),
      least: fen(said, 'least'),
      modes: BOOKING_MODES.filter((mode) => splitWords(readLine(said, 'modes')).includes(mode)),
      stock: readWholeNumber(said, 'stock'),
      perPerson: readWholeNumber(said, 'perPerson'),
      perEnterprise: readWholeNumber(said, 'perEnterprise'),
      validDays: readWholeNumber(said, 'validDays'),
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
      goods: readLine(said, 'goods'),
      unNo: readLine(said, 'unNo'),
      tons: parseNumber(readLine(said, 'tons'), 3) ?? NONE,
      note: readLine(said, 'note'),
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
      slots: lines(said, 'slots').flatMap(readSlots).toSorted(),
      perSlot: readWholeNumber(said, 'perSlot'),
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
      items: parts(said, 'questions').map(([ask = '', ...answer]) => ({ ask, answer: joinLines(answer) })),
    }),
    write: ({ items }) => ({ questions: items.map(({ ask, answer }) => `${ask}\n${answer}`).join('\n\n') }),
  },
  richText: {
    read: (said) => ({ type: 'richText', paragraphs: parts(said, 'paragraphs').map(joinLines) }),
    write: ({ paragraphs }) => ({ paragraphs: paragraphs.join('\n\n') }),
  },
};

export const readBlock = ({ type, said }: WrittenBlock): CampaignBlock => KITS[type].read(said);

/** Block in typed form; reading it again gives the same block. */
export function writtenBlock<TType extends BlockType>(block: Block<TType>): WrittenBlock {
  const kit = KITS[block.type] as unknown as Kit<TType>;
  return { type: block.type, said: kit.write(block) };
}
