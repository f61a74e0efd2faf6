import { isMarkedUp, isWithin, type LengthBound } from '../values/plain-text';
import { PORT_PLACES } from '../places/port-places';
import type { CampaignBlock, CampaignText } from './campaign';
import { isSiteWay } from './site-way';

export const CAMPAIGN_BOUNDS = {
  campaignTitle: { least: 4, most: 40 },
  slug: { least: 3, most: 40 },
  blocks: { least: 1, most: 30 },
  heroText: { least: 4, most: 80 },
  heroButton: { least: 2, most: 12 },
  couponTitle: { least: 2, most: 30 },
  couponStock: { least: 1, most: 1_000_000 },
  couponPerPerson: { least: 1, most: 100 },
  couponPerEnterprise: { least: 1, most: 100_000 },
  couponDays: { least: 1, most: 366 },
  lanes: { least: 1, most: 12 },
  laneGoods: { least: 1, most: 40 },
  laneNote: { least: 2, most: 80 },
  slots: { least: 1, most: 60 },
  perSlot: { least: 1, most: 500 },
  ruleItems: { least: 1, most: 20 },
  ruleItem: { least: 2, most: 200 },
  questions: { least: 1, most: 20 },
  question: { least: 2, most: 60 },
  answer: { least: 2, most: 400 },
  campaignParagraphs: { least: 1, most: 40 },
  campaignParagraph: { least: 2, most: 1_000 },
} as const satisfies Readonly<Record<string, LengthBound>>;
const BOUNDS = CAMPAIGN_BOUNDS;

const CAMPAIGN_HEAD_FAULTS = [
  'campaignTitle',
  'slug',
  'startsAt',
  'endsAt',
  'blocks',
  'hero',
  'once',
  'markup',
] as const;
export type CampaignHeadFault = (typeof CAMPAIGN_HEAD_FAULTS)[number];

const BLOCK_FAULTS = [
  'heroText',
  'heroButton',
  'way',
  'couponTitle',
  'couponId',
  'couponTwice',
  'couponAmount',
  'couponLeast',
  'couponModes',
  'couponStock',
  'couponPerPerson',
  'couponPerEnterprise',
  'couponDays',
  'lanes',
  'lane',
  'laneGoods',
  'laneUn',
  'laneTons',
  'laneNote',
  'slots',
  'slot',
  'slotLate',
  'perSlot',
  'ruleItems',
  'questions',
  'campaignParagraphs',
] as const;
export type BlockFault = (typeof BLOCK_FAULTS)[number];
export type CampaignFault = CampaignHeadFault | BlockFault;

const SLUG = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const COUPON_ID = /^[A-Z\d]{3,20}$/;
const UN_NO = /^\d{4}$/;
const MOST_TONS = 1_000;

type Check = readonly [fault: BlockFault, holds: boolean];
const failed = (checks: readonly Check[]): BlockFault[] => checks.flatMap(([fault, holds]) => (holds ? [] : [fault]));
const has = (bound: LengthBound, text: string): boolean => isWithin(bound, text.length);
const isDistinct = (all: readonly string[]): boolean => new Set(all).size === all.length;
const isPort = (code: string): boolean => Object.hasOwn(PORT_PLACES, code);

type Of<TType> = Extract<CampaignBlock, { type: TType }>;

const couponChecks = (coupon: Of<'coupon'>, { blocks }: CampaignText): Check[] => [
  ['couponTitle', has(BOUNDS.couponTitle, coupon.title)],
  ['couponId', COUPON_ID.test(coupon.couponId)],
  [
    'couponTwice',
    coupon.couponId === '' ||
      blocks.filter((one) => one.type === 'coupon' && one.couponId === coupon.couponId).length === 1,
  ],
  ['couponAmount', coupon.amount > 0],
  ['couponLeast', coupon.least > coupon.amount],
  ['couponModes', coupon.modes.length > 0],
  ['couponStock', isWithin(BOUNDS.couponStock, coupon.stock)],
  ['couponPerPerson', isWithin(BOUNDS.couponPerPerson, coupon.perPerson)],
  [
    'couponPerEnterprise',
    isWithin(BOUNDS.couponPerEnterprise, coupon.perEnterprise) && coupon.perEnterprise >= coupon.perPerson,
  ],
  ['couponDays', isWithin(BOUNDS.couponDays, coupon.validDays)],
];

const priceChecks = ({ lanes, goods, unNo, tons, note }: Of<'priceList'>): Check[] => [
  ['lanes', isWithin(BOUNDS.lanes, lanes.length) && isDistinct(lanes.map((ends) => ends.join(' ')))],
  ['lane', lanes.every(([org, dst]) => isPort(org) && isPort(dst) && org !== dst)],
  ['laneGoods', has(BOUNDS.laneGoods, goods)],
  ['laneUn', UN_NO.test(unNo)],
  ['laneTons', tons > 0 && tons <= MOST_TONS],
  ['laneNote', has(BOUNDS.laneNote, note)],
];

const formChecks = ({ slots, perSlot }: Of<'form'>, { endsAt }: CampaignText): Check[] => [
  ['slots', isWithin(BOUNDS.slots, slots.length) && isDistinct(slots)],
  ['slot', slots.every((slot) => slot !== '')],
  ['slotLate', endsAt === '' || slots.every((slot) => slot < endsAt)],
  ['perSlot', isWithin(BOUNDS.perSlot, perSlot)],
];

const each = (count: LengthBound, piece: LengthBound, pieces: readonly string[]): boolean =>
  isWithin(count, pieces.length) && pieces.every((one) => has(piece, one));

function blockChecks(block: CampaignBlock, text: CampaignText): Check[] {
  if (block.type === 'coupon') return couponChecks(block, text);
  if (block.type === 'priceList') return priceChecks(block);
  if (block.type === 'form') return formChecks(block, text);
  if (block.type === 'rules') return [['ruleItems', each(BOUNDS.ruleItems, BOUNDS.ruleItem, block.items)]];
  if (block.type === 'richText')
    return [['campaignParagraphs', each(BOUNDS.campaignParagraphs, BOUNDS.campaignParagraph, block.paragraphs)]];
  if (block.type === 'faq') {
    const [asked, answers] = [block.items.map(({ ask }) => ask), block.items.map(({ answer }) => answer)];
    return [
      ['questions', each(BOUNDS.questions, BOUNDS.question, asked) && answers.every((one) => has(BOUNDS.answer, one))],
    ];
  }
  if (block.type === 'countdown') return [];
  const hasForm = text.blocks.some(({ type }) => type === 'form');
  return [
    ['heroText', has(BOUNDS.heroText, block.text)],
    ['heroButton', has(BOUNDS.heroButton, block.buttonText)],
    ['way', isSiteWay(block.to) && (hasForm || !block.to.startsWith('#'))],
  ];
}

export const blockFaults = (block: CampaignBlock, text: CampaignText): BlockFault[] => failed(blockChecks(block, text));

function blockTexts(block: CampaignBlock): string[] {
  if (block.type === 'faq') return block.items.flatMap(({ ask, answer }) => [ask, answer]);
  return Object.values(block)
    .flat(2)
    .filter((piece) => typeof piece === 'string');
}

export function headFaults(text: CampaignText): CampaignHeadFault[] {
  const { title, slug, startsAt, endsAt, blocks } = text;
  const countOf = (type: CampaignBlock['type']) => blocks.filter((block) => block.type === type).length;
  return [
    ...(has(BOUNDS.campaignTitle, title) ? [] : ['campaignTitle' as const]),
    ...(has(BOUNDS.slug, slug) && SLUG.test(slug) ? [] : ['slug' as const]),
    ...(startsAt === '' ? ['startsAt' as const] : []),
    ...(endsAt > startsAt ? [] : ['endsAt' as const]),
    ...(isWithin(BOUNDS.blocks, blocks.length) ? [] : ['blocks' as const]),
    ...(countOf('hero') === 1 ? [] : ['hero' as const]),
    ...(countOf('form') > 1 || countOf('countdown') > 1 ? ['once' as const] : []),
    ...(isMarkedUp([title, ...blocks.flatMap(blockTexts)]) ? ['markup' as const] : []),
  ];
}
