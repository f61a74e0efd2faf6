import type { CaseField, ActInput } from '../../../../../domain/house/act-fields';
import {
  type AnsweredFinding,
  matchAnswers,
  findingKey,
  isOfFindings,
  NEEDS_WORDS,
  openFindings,
} from '../../../../../domain/house/finding-answers';
import { HOUSE_EVENTS, type HouseEvent } from '../../../../../domain/order/life/lifecycle';
import { isNothing } from '../../../../../domain/order/trucks/leaving';
import { paperKind } from '../../../../../domain/order/papers/papers';
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
import { readList, readTypedNumber, readText } from '../../said';
import type { ActOfCase, AtDesk } from './act';
import { blankUnits, unitsField, readUnits } from './units';
import { amounts } from '../../../../../domain/order/on-site/measured-shape';

const reasonField = (event: HouseEvent) => field('reason', 'text', { isFree: !NEEDS_REASON.includes(event) });

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

const moveFields = (event: HouseEvent, at: AtDesk): CaseField[] =>
  combineFields(event, at.order, event === ANSWERS ? answersField(at) : []);

const combineFields = (event: HouseEvent, order: DeskOrder, answers: CaseField[]): CaseField[] => [
  ...answers,
  ...eventFields(event, order),
  ...(SAYS_LACKING.includes(event) && order.lacking.length > 0 ? [lackingField(order)] : []),
];

function eventFields(event: HouseEvent, order: DeskOrder): CaseField[] {
  const reason = reasonField(event);
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
function readRequestedPapers(said: ActInput, { papers }: DeskOrder): string[] {
  const named = readList(said, 'papers');
  const known = new Set(papers.flatMap(({ docType }) => [docType, paperKind(docType)]));
  if (!named.every((one) => known.has(one))) throw badRequest(papersUnknown, 'papers');
  return named;
}

function readReplyDeadline(said: ActInput): Date | undefined {
  const day = readText(said, 'replyBy');
  if (day === '') return undefined;
  if (!isDay(day)) throw badRequest(replyByNeeded, 'replyBy');
  return new Date(momentOf(day, REPLY_HOUR));
}

function readReason(event: HouseEvent, said: ActInput): string {
  const reason = readText(said, 'reason');
  if (reason.length === 1) throw badRequest(reasonNeeded, 'reason');
  return validate(NEEDS_REASON.includes(event) ? REASON : WORDS, reason);
}

function readFindingAnswers(at: AtDesk, said: ActInput): AnsweredFinding[] {
  const [open, entries] = [openFindings(at.findings), readList(said, 'answers')];
  // Findings changed meanwhile by a closure or a paper: the case must be read again.
  if (!isOfFindings(open, entries)) throw caseMoved();
  const answers = matchAnswers(open, entries);
  if (answers === null) throw badRequest(findingsUnanswered, 'answers');
  if (answers.some(({ answer }) => answer === NEEDS_WORDS) && readText(said, 'reason') === '')
    throw badRequest(reasonNeeded, 'reason');
  return answers;
}

function readMove(event: HouseEvent, at: AtDesk, said: ActInput): DeskMove {
  const { order } = at;
  const { orderNo, state: from } = order;
  const lacking = Number(readList(said, 'lacking')[0] ?? 0);
  const answers = event === ANSWERS ? readFindingAnswers(at, said) : [];
  const move = { orderNo, from, event, reason: readReason(event, said), lacking, answers };
  if (event === 'papers.missing')
    return { ...move, papers: readRequestedPapers(said, order), replyBy: readReplyDeadline(said) };
  if (event === 'cargo.in' && order.isMeasured)
    return { ...move, came: validate(amounts, { kg: readTypedNumber(said, 'kg'), m3: readTypedNumber(said, 'm3') }) };
  if (event === 'completed' && order.inside)
    return {
      ...move,
      ended: {
        settled: readText(said, 'settled'),
        tons: readTypedNumber(said, 'tons'),
        plateNo: readText(said, 'plateNo'),
      },
    };
  if (event === 'space.released' && order.equipment)
    return { ...move, units: readUnits(said, order.equipment.columns) };
  return move;
}

export const MOVES: readonly ActOfCase[] = HOUSE_EVENTS.map((event) => ({
  id: event,
  name: ({ order }) => moveName(event, order.stands),
  fields: (at) => (at.order.moves.includes(event) ? moveFields(event, at) : null),
  does: async (desk, at, said) => desk.move(readMove(event, at, said)),
}));
