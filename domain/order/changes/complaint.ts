import { list, maybe, num, shape, since, text, yes, type Is } from '../../shape/shape';
import { type Day, dayAt, daysAfter } from '../../values/days';
import type { OrderState } from '../life/lifecycle';
import { MOST_PHOTOS } from '../papers/upload';

/*
 * A complaint about what was delivered: taken in within seven days of the signature, looked into, and ended by a refund, by
 * a refusal with its reason, or by both. The order stays where it is.
 */

/** Days after the signature within which somebody may complain. */
export const COMPLAIN_DAYS = 7;

export const FILED = 'FILED';

const STEPS = { FILED: '受理投诉', SAMPLED: '取样送检', UNFOUNDED: '投诉不成立', CLOSED: '投诉结案' } as const;

/** Kilograms out of one lot. */
const LOT = shape({ lotId: text, kg: num });

/** What may be complained of, at most how many kilograms, and out of which lots that came. */
const ABOUT = shape({ kind: text, name: text, mostKg: num, lots: since(list(LOT), []) });
export interface ComplaintAbout extends Is<typeof ABOUT> {}

/** How its owner may complain of what was delivered. `until`: the last day; null before the order is completed. */
export const COMPLAINING = shape({ about: list(ABOUT), until: maybe(text), isLookedInto: yes });
export interface Complaining extends Is<typeof COMPLAINING> {}

/** How much is said of it, in letters. */
export const COMPLAINT_WORDS = { least: 2, most: 100 };

/** So many photographs show what is complained of; `docType`: as what each is uploaded. */
export const COMPLAINT_PHOTOS = { most: MOST_PHOTOS, docType: 'COMPLAINT' } as const;

/** As one complains: what, of which lot, how much of it, and in words. `lot`: empty where nobody can tell. `photos`: their files. */
export type Complaint = { about: string; lot: string; kg: number; words: string; photos: string[] };

/** Of one lot, at most what came out of it. */
export const mostKgOf = ({ mostKg, lots }: Pick<ComplaintAbout, 'mostKg' | 'lots'>, lot: string): number =>
  Math.min(mostKg, lots.find(({ lotId }) => lotId === lot)?.kg ?? mostKg);

/** A complaint names more than 0 kilograms, at most what was delivered and not refunded, to a tenth. */
export const isComplainable = (kg: number, mostKg: number): boolean =>
  kg > 0 && kg <= mostKg && Math.round(kg * 10) / 10 === kg;

/** What is kept of it. */
export const complaintWords = (
  { name }: Pick<ComplaintAbout, 'name'>,
  { lot, kg, words }: Pick<Complaint, 'lot' | 'kg' | 'words'>,
): string => [name, lot && `批次 ${lot}`, `${kg.toLocaleString('en-US')} 千克：${words}`].filter(Boolean).join(' ');

export type ComplaintKind = { kind: string; name: string; counts: string | null };
/** What was told before; `count`: kilograms, of a refund. */
export type ComplaintPast = { kind: string; count: number };

export const complaintStep = (kind: keyof typeof STEPS): ComplaintKind => ({ kind, name: STEPS[kind], counts: null });

/** Whether the last complaint is looked into; null where there was none. */
export function isComplained(before: readonly Pick<ComplaintPast, 'kind'>[]): boolean | null {
  const last = before.findLast(({ kind }) => kind === FILED || kind === 'UNFOUNDED' || kind === 'CLOSED');
  return last ? last.kind === FILED : null;
}

export const isBeingLookedInto = (before: readonly Pick<ComplaintPast, 'kind'>[]): boolean =>
  isComplained(before) === true;

/** The last day on which what was signed for at that moment is complained of. */
export const complainedBy = (signedAt: number): Day => daysAfter(dayAt(signedAt), COMPLAIN_DAYS);

export type ComplaintSo = { before: readonly ComplaintPast[]; since: Date; now: Date };

/** What may be told of a complaint by now; `meanwhile`: while it is looked into. */
export function complaintSteps(
  state: OrderState,
  { before, since, now }: ComplaintSo,
  meanwhile: readonly ComplaintKind[],
): ComplaintKind[] {
  if (state !== 'ARRIVED' && state !== 'COMPLETED') return [];
  if (isBeingLookedInto(before)) return [...meanwhile, complaintStep('UNFOUNDED'), complaintStep('CLOSED')];
  const isOver = state === 'COMPLETED' && dayAt(now.getTime()) > complainedBy(since.getTime());
  return isOver ? [] : [complaintStep('FILED')];
}

/** Kilograms that nobody has given money back for; to a tenth, as they are told. */
export const kgUnrefunded = (kg: number, before: readonly ComplaintPast[], isSame: (kind: string) => boolean): number =>
  Math.round(before.reduce((left, { kind, count }) => (isSame(kind) ? left - count : left), kg) * 10) / 10;

/** Fen given back for kilograms out of `of` that `paid` was paid for: in parts they come to what all at once comes to. */
export function refundOfKg(paid: number, { kg, left, of }: { kg: number; left: number; of: number }): number {
  const tenths = (weight: number): number => Math.round(weight * 10);
  const upTo = (refunded: number): number => Math.round((paid * refunded) / tenths(of));
  const before = tenths(of) - tenths(left);
  return upTo(before + tenths(kg)) - upTo(before);
}
