import { amounts } from '../../../../../contract/after/intake';
import type { CaseField, ActInput } from '../../../../../domain/house/act-fields';
import {
  type AnsweredFinding,
  answeredIn,
  findingKey,
  isOfFindings,
  NEEDS_WORDS,
  openFindings,
} from '../../../../../domain/house/finding-answers';
import { HOUSE_EVENTS, type HouseEvent } from '../../../../../domain/order/life/lifecycle';
import { isNothing } from '../../../../../domain/order/trucks/leaving';
import { kindOf } from '../../../../../domain/order/papers/papers';
import { isDay, momentOf } from '../../../../../domain/values/days';
import { REASON, reasonNeeded, WORDS } from '../../../../orders/after/desk-act';
import { badRequest } from '../../../../base/http/refusal';
import { validate } from '../../../../base/http/validate';
import { type DeskMove, SAYS_LACKING } from '../../../../orders/order-service/desk';
import type { DeskOrder } from '../../../../orders/order-service/desk-order';
import { field } from '../../field';
import { caseMoved } from '../../turn';
import { findingsUnanswered, MORE_NOTES, papersUnknown, replyByNeeded } from '../../messages';
import { moveName, NEEDS_REASON, REPLY_HOUR } from '../move-name';
import { listIn, numberIn, textIn } from '../../said';
import type { ActOfCase, AtDesk } from './act';
import { blankUnits, unitsField, unitsIn } from './units';

const reasonOf = (event: HouseEvent) => field('reason', 'text', { isFree: !NEEDS_REASON.includes(event) });

/** Moving an order on without all papers needs a tick; its key is the number of missing ones. */
function lackingField({ lacking }: DeskOrder): CaseField {
  const options = [{ key: String(lacking.length), name: MORE_NOTES.lacking(lacking) }];
  return field('lacking', 'choices', { options });
}

const ANSWERS: HouseEvent = 'accepted';

function answersField(at: AtDesk): CaseField[] {
  const options = openFindings(at.findings).map((finding) => ({ key: findingKey(finding), name: finding.code }));
  return options.length === 0 ? [] : [field('answers', 'answers', { options, value: [] })];
}

const fieldsOf = (event: HouseEvent, at: AtDesk): CaseField[] =>
  fieldsWith(event, at.order, event === ANSWERS ? answersField(at) : []);

const fieldsWith = (event: HouseEvent, order: DeskOrder, answers: CaseField[]): CaseField[] => [
  ...answers,
  ...ownFieldsOf(event, order),
  ...(SAYS_LACKING.includes(event) && order.lacking.length > 0 ? [lackingField(order)] : []),
];

function ownFieldsOf(event: HouseEvent, order: DeskOrder): CaseField[] {
  const reason = reasonOf(event);
  if (event === 'papers.missing') {
    const options = order.papers.map(({ docType, name }) => ({ key: docType, name }));
    return [field('papers', 'choices', { options, isFree: true }), field('replyBy', 'date', { isFree: true }), reason];
  }
  if (event === 'cargo.in' && order.isMeasured) return [field('kg', 'number'), field('m3', 'number')];
  if (event === 'space.released' && order.equipment) {
    const { count, proposed, isDemo } = order.equipment;
    return [unitsField({ ...order.equipment, units: isDemo ? proposed : blankUnits(count) })];
  }
  if (event === 'completed' && order.inside)
    return [
      ...(isNothing(order.inside) ? [] : [field('plateNo', 'text'), field('tons', 'number')]),
      field('settled', 'text'),
    ];
  return [reason];
}

/** Only papers of this order can be requested. A kind means that paper of every substance. */
function papersIn(said: ActInput, { papers }: DeskOrder): string[] {
  const named = listIn(said, 'papers');
  const known = new Set(papers.flatMap(({ docType }) => [docType, kindOf(docType)]));
  if (!named.every((one) => known.has(one))) throw badRequest(papersUnknown, 'papers');
  return named;
}

function replyByIn(said: ActInput): Date | undefined {
  const day = textIn(said, 'replyBy');
  if (day === '') return undefined;
  if (!isDay(day)) throw badRequest(replyByNeeded, 'replyBy');
  return new Date(momentOf(day, REPLY_HOUR));
}

function reasonIn(event: HouseEvent, said: ActInput): string {
  const reason = textIn(said, 'reason');
  if (reason.length === 1) throw badRequest(reasonNeeded, 'reason');
  return validate(NEEDS_REASON.includes(event) ? REASON : WORDS, reason);
}

function answersIn(at: AtDesk, said: ActInput): AnsweredFinding[] {
  const [open, entries] = [openFindings(at.findings), listIn(said, 'answers')];
  // Findings changed meanwhile by a closure or a paper: the case must be read again.
  if (!isOfFindings(open, entries)) throw caseMoved();
  const answers = answeredIn(open, entries);
  if (answers === null) throw badRequest(findingsUnanswered, 'answers');
  if (answers.some(({ answer }) => answer === NEEDS_WORDS) && textIn(said, 'reason') === '')
    throw badRequest(reasonNeeded, 'reason');
  return answers;
}

function moveIn(event: HouseEvent, at: AtDesk, said: ActInput): DeskMove {
  const { order } = at;
  const { orderNo, state: from } = order;
  const lacking = Number(listIn(said, 'lacking')[0] ?? 0);
  const answers = event === ANSWERS ? answersIn(at, said) : [];
  const move = { orderNo, from, event, reason: reasonIn(event, said), lacking, answers };
  if (event === 'papers.missing') return { ...move, papers: papersIn(said, order), replyBy: replyByIn(said) };
  if (event === 'cargo.in' && order.isMeasured)
    return { ...move, came: validate(amounts, { kg: numberIn(said, 'kg'), m3: numberIn(said, 'm3') }) };
  if (event === 'completed' && order.inside)
    return {
      ...move,
      ended: { settled: textIn(said, 'settled'), tons: numberIn(said, 'tons'), plateNo: textIn(said, 'plateNo') },
    };
  if (event === 'space.released' && order.equipment) return { ...move, units: unitsIn(said, order.equipment.columns) };
  return move;
}

export const MOVES: readonly ActOfCase[] = HOUSE_EVENTS.map((event) => ({
  id: event,
  name: ({ order }) => moveName(event, order.stands),
  fields: (at) => (at.order.moves.includes(event) ? fieldsOf(event, at) : null),
  does: async (desk, at, said) => desk.move(moveIn(event, at, said)),
}));
