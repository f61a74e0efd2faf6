import * as v from 'valibot';

import type { CaseField, ActInput } from '../../../../domain/house/act-fields';
import { isPermitKg, isValidExpiry } from '../../../../domain/mall/buyer-papers';
import { dayAt } from '../../../../domain/values/days';
import { REASON } from '../../../orders/after/desk-act';
import { BUYER_PAPER_MESSAGES as messages } from '../../../world/buyers/messages';
import type { PaperDecisions } from '../../../world/buyers/paper-decisions';
import type { PaperFacts } from '../../../world/buyers/paper-store';
import { validate } from '../../../base/http/validate';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { readTypedNumber, readText } from '../said';
import type { AtPaper } from './paper';

export type PaperDesk = PaperDecisions & { now(): Date };
type ActOfPaper = ActOf<AtPaper, PaperDesk>;

const permitFields = ({ permit, substances }: AtPaper): CaseField[] => {
  if (permit === null) return [];
  const known = substances.some(({ goodsId }) => goodsId === permit.substance.goodsId);
  const options = (known ? substances : [...substances, permit.substance]).map(({ goodsId, nameCn }) => ({
    key: goodsId,
    name: nameCn,
  }));
  return [
    field('substance', 'choice', { options, value: permit.substance.goodsId }),
    field('kg', 'number', { label: messages.read.kg, value: String(permit.kg) }),
  ];
};

function readPaperFacts(at: AtPaper, said: ActInput, now: Date): PaperFacts {
  const today = dayAt(now.getTime());
  const isKnown = (id: string) => permitFields(at).some(({ options }) => options.some(({ key }) => key === id));
  const validTo = validate(
    v.pipe(
      v.string(),
      v.check((day) => isValidExpiry(day, today), messages.validTo),
    ),
    readText(said, 'until'),
  );
  if (at.permit === null) return { validTo, goodsId: null, kg: null };
  return {
    validTo,
    goodsId: validate(v.pipe(v.string(), v.check(isKnown, messages.substance)), readText(said, 'substance')),
    kg: validate(v.pipe(v.number(messages.kg), v.check(isPermitKg, messages.kg)), readTypedNumber(said, 'kg')),
  };
}

const passed: ActOfPaper = {
  id: 'buyerPaper.passed',
  fields: (at) =>
    at.state === 'HANDED_IN'
      ? [field('until', 'date', { label: messages.read.validTo, value: at.validTo }), ...permitFields(at)]
      : null,
  does: async (desk, at, said) => desk.pass(at.paperId, readPaperFacts(at, said, desk.now()), desk.now()),
};

/** An accepted paper may later prove invalid. */
const returned: ActOfPaper = {
  id: 'buyerPaper.returned',
  fields: ({ state }) => (state === 'RETURNED' ? null : [field('reason', 'text')]),
  does: async (desk, { paperId }, said) =>
    desk.giveBack(paperId, validate(REASON, readText(said, 'reason')), desk.now()),
};

export const BUYER_PAPER_ACTS: readonly ActOfPaper[] = [passed, returned];
