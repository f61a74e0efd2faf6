import type { Quote } from '../../offer/offer';
import { amountWords, type Amount } from '../../offer/measure';
import { buildAcceptance, type Acceptance } from './acceptance';
import type { OrderFacts } from '../form/facts';
import { FINDING_SOURCES, type Finding } from '../../rules/finding';

export type Room = { needs: readonly Amount[]; left: readonly Amount[] };

/** Room without a count is never too little. */
export const roomFindings = ({ needs, left }: Room): Finding[] =>
  needs.flatMap(({ measure, amount }): Finding[] => {
    const free = left.find((one) => one.measure === measure)?.amount ?? Infinity;
    if (amount <= free) return [];
    const given = { left: amountWords({ measure, amount: free }), need: amountWords({ measure, amount }) };
    return [{ level: 'BLOCK', about: 'ROOM', code: 'roomShort', given, source: FINDING_SOURCES.room }];
  });

export type RoomShortage = { left: string; need: string };

export function findShortage({ needs, left }: Room): RoomShortage {
  const freeOf = ({ measure }: Amount): number => left.find((one) => one.measure === measure)?.amount ?? Infinity;
  const short = needs.filter((one) => one.amount > freeOf(one));
  return {
    left: short.map((one) => amountWords({ ...one, amount: freeOf(one) })).join('、'),
    need: short.map(amountWords).join('、'),
  };
}

export const isSoldOut = ({ needs, left }: Room): boolean =>
  left.some(({ measure, amount }) => amount <= 0 && needs.some((one) => one.measure === measure));

export const withRoom =
  <TForm, TQuote extends Quote>(
    roomOf: (form: TForm, quote: TQuote) => Room,
    acceptance: (form: TForm, facts: OrderFacts<TQuote>) => Acceptance,
  ) =>
  (form: TForm, facts: OrderFacts<TQuote>): Acceptance => {
    const { findings, box, advice } = acceptance(form, facts);
    const short = facts.quote ? roomFindings(roomOf(form, facts.quote)) : [];
    return buildAcceptance([...short, ...findings], { box, advice });
  };
