import type { Is } from '../../shape/is';
import type { ABOUT, COMPLAINING } from './complaint-shape';
import { type Day, dayAt, daysAfter } from '../../values/days';
import type { OrderState } from '../life/lifecycle';
import { MOST_PHOTOS } from '../papers/upload';

/*
 * Complaints on delivered goods: filed within seven days of signature, investigated, and ended by a refund, a reasoned
 * refusal or both. The order state does not change.
 */

export const COMPLAIN_DAYS = 7;

export const FILED = 'FILED';

const STEPS = { FILED: '受理投诉', SAMPLED: '取样送检', UNFOUNDED: '投诉不成立', CLOSED: '投诉结案' } as const;
export interface ComplaintAbout extends Is<typeof ABOUT> {}
export interface ComplaintWindow extends Is<typeof COMPLAINING> {}

/** Length of the complaint text, in characters. */
export const COMPLAINT_WORDS = { least: 2, most: 100 };

/** Photo limit, and the `docType` of their upload. */
export const COMPLAINT_PHOTOS = { most: MOST_PHOTOS, docType: 'COMPLAINT' } as const;

/** A complaint as entered. `lot`: empty when unknown. `photos`: file ids. */
export type Complaint = { about: string; lot: string; kg: number; words: string; photos: string[] };

export const mostComplaintWeight = ({ mostKg, lots }: Pick<ComplaintAbout, 'mostKg' | 'lots'>, lot: string): number =>
  Math.min(mostKg, lots.find(({ lotId }) => lotId === lot)?.kg ?? mostKg);

/** True for kilograms above 0, up to the amount not refunded, in steps of 0.1. */
export const isComplainable = (kg: number, mostKg: number): boolean =>
  kg > 0 && kg <= mostKg && Math.round(kg * 10) / 10 === kg;

export const complaintWords = (
  { name }: Pick<ComplaintAbout, 'name'>,
  { lot, kg, words }: Pick<Complaint, 'lot' | 'kg' | 'words'>,
): string => [name, lot && `批次 ${lot}`, `${kg.toLocaleString('en-US')} 千克：${words}`].filter(Boolean).join(' ');

export type ComplaintKind = { kind: string; name: string; counts: string | null };
/** Earlier complaint events. `count`: refunded kilograms. */
export type ComplaintPast = { kind: string; count: number };

export const complaintStep = (kind: keyof typeof STEPS): ComplaintKind => ({ kind, name: STEPS[kind], counts: null });

/** True if the last complaint is under investigation; null without one. */
export function isComplained(before: readonly Pick<ComplaintPast, 'kind'>[]): boolean | null {
  const last = before.findLast(({ kind }) => kind === FILED || kind === 'UNFOUNDED' || kind === 'CLOSED');
  return last ? last.kind === FILED : null;
}

export const isBeingLookedInto = (before: readonly Pick<ComplaintPast, 'kind'>[]): boolean =>
  isComplained(before) === true;

export const lastComplaintDay = (signedAt: number): Day => daysAfter(dayAt(signedAt), COMPLAIN_DAYS);

export type ComplaintSo = { before: readonly ComplaintPast[]; since: Date; now: Date };

export function complaintSteps(
  state: OrderState,
  { before, since, now }: ComplaintSo,
  meanwhile: readonly ComplaintKind[],
): ComplaintKind[] {
  if (state !== 'ARRIVED' && state !== 'COMPLETED') return [];
  if (isBeingLookedInto(before)) return [...meanwhile, complaintStep('UNFOUNDED'), complaintStep('CLOSED')];
  const isOver = state === 'COMPLETED' && dayAt(now.getTime()) > lastComplaintDay(since.getTime());
  return isOver ? [] : [complaintStep('FILED')];
}

/** Kilograms not refunded yet, rounded to tenths. */
export const kgUnrefunded = (kg: number, before: readonly ComplaintPast[], isSame: (kind: string) => boolean): number =>
  Math.round(before.reduce((left, { kind, count }) => (isSame(kind) ? left - count : left), kg) * 10) / 10;

/** Refund in fen for part of `of` kilograms. Partial refunds sum up exactly to the refund of the whole. */
export function refundOfKg(paid: number, { kg, left, of }: { kg: number; left: number; of: number }): number {
  const tenths = (weight: number): number => Math.round(weight * 10);
  const upTo = (refunded: number): number => Math.round((paid * refunded) / tenths(of));
  const before = tenths(of) - tenths(left);
  return upTo(before + tenths(kg)) - upTo(before);
}
