import { CONTAINERS } from '../../offer/containers';
import { sumGoodsLoad } from '../../order/blocks/load';
import { isContainerNo, normaliseContainerNo } from '../../order/boxes/container-number';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { isSegregable } from '../../order/findings/classes';
import { goodsRowName } from '../../order/findings/segregation';
import { dangerousRows, rowNature } from '../../goods/nature';
import { parseNumber } from '../../values/typed-number';
import type { BoxRows } from './boxes';
import { CTU_CHECK_IDS, type CtuCheck } from './ctu-checks';
import { CONTAINER_FIELDS } from './fields';
import type { CfsForm } from './form';
import { findHeavyRow, pieceKg, readPlacards } from './reading';

/** `FINE`: no objection. `OPEN`: still to be answered or checked. `SITE`: only the station can check it. */
const CTU_STATES = ['FINE', 'OPEN', 'BAD', 'SITE'] as const;
export type CtuState = (typeof CTU_STATES)[number];

const CTU_CODES = [
  'site',
  'empty',
  'numberTold',
  'numberOpen',
  'numberBad',
  'packsFit',
  'packsOpen',
  'packsBad',
  'apartHarmless',
  'apartAlone',
  'apartFine',
  'apartOpen',
  'apartBad',
  'massFine',
  'massOpen',
  'massHeavy',
  'massOver',
  'lashedOrdered',
  'lashedAlone',
  'lashedNone',
  'placardsNone',
  'placardsTold',
  'placardsLimited',
  'placardsOpen',
  'sealTold',
  'sealOpen',
  'sealBad',
] as const;
export type CtuCode = (typeof CTU_CODES)[number];

type CtuAnswer = { check: CtuCheck; state: CtuState; code: CtuCode; given: Finding['given'] };

type CtuReply = Omit<CtuAnswer, 'check'>;
type CtuFacts = Pick<OrderFacts, 'goodsOf'> & { findings: readonly Finding[] };

const ctuReply = (state: CtuState, code: CtuCode, given: Finding['given'] = {}): CtuReply => ({ state, code, given });

const SITE = ctuReply('SITE', 'site');
const EMPTY = ctuReply('OPEN', 'empty');

const NO_CONTAINER = { no: '', seal: '', tare: '' };
const boxContainer = ({ containers }: CfsForm, { no }: BoxRows) => containers[no - 1] ?? NO_CONTAINER;

function judgeNumber(form: CfsForm, box: BoxRows): CtuReply {
  const { no } = boxContainer(form, box);
  if (no.trim() === '') return ctuReply('OPEN', 'numberOpen');
  return isContainerNo(no)
    ? ctuReply('FINE', 'numberTold', { no: normaliseContainerNo(no) })
    : ctuReply('BAD', 'numberBad');
}

function judgeSeal(form: CfsForm, box: BoxRows): CtuReply {
  const { seal } = boxContainer(form, box);
  if (seal.trim() === '') return ctuReply('OPEN', 'sealOpen');
  const isRead = CONTAINER_FIELDS.seal.judge(seal) === null;
  return isRead ? ctuReply('FINE', 'sealTold', { seal: seal.trim().toUpperCase() }) : ctuReply('BAD', 'sealBad');
}

type Levels = readonly Finding['level'][];
const isRefused = (levels: Levels) => levels.includes('BLOCK');
const needsApproval = (levels: Levels) => levels.includes('MANUAL') || levels.includes('NEED_APPROVAL');

function judgePacks({ isDanger }: CfsForm, { rows }: BoxRows, { findings }: CtuFacts): CtuReply {
  const dangerous = rows.filter(({ row }) => rowNature(row, isDanger) === 'Y');
  if (dangerous.length === 0) return SITE;
  const numbers = dangerous.map(({ at }) => at + 1);
  const own = findings.filter(({ about, given }) => about === 'PACK' && numbers.includes(Number(given['row'])));
  const levels = own.map(({ level }) => level);
  if (isRefused(levels)) return ctuReply('BAD', 'packsBad');
  return needsApproval(levels) || own.length < dangerous.length
    ? ctuReply('OPEN', 'packsOpen')
    : ctuReply('FINE', 'packsFit');
}

function judgeSegregation({ isDanger }: CfsForm, { no, rows }: BoxRows, { findings, goodsOf }: CtuFacts): CtuReply {
  const goods = rows.map(({ row }) => row);
  if (dangerousRows({ goods, isDanger }).length === 0) return ctuReply('FINE', 'apartHarmless');
  const isTold = goods.every((row) => isSegregable(row, goodsOf));
  // An unassigned row may still go into this box.
  if (findings.some(({ code }) => code === 'cfsUnassigned') || !isTold) return ctuReply('OPEN', 'apartOpen');
  const levels = findings
    .filter(({ about, given }) => about === 'SEGREGATION' && given['inBox'] === no)
    .map(({ level }) => level);
  if (isRefused(levels)) return ctuReply('BAD', 'apartBad');
  if (needsApproval(levels)) return ctuReply('OPEN', 'apartOpen');
  return rows.length === 1 ? ctuReply('FINE', 'apartAlone') : ctuReply('FINE', 'apartFine');
}

function judgeMass(box: BoxRows): CtuReply {
  const { kg } = sumGoodsLoad(box.rows.map(({ row }) => row));
  const most = CONTAINERS[box.type].payloadKg;
  if (kg > most) return ctuReply('BAD', 'massOver', { kg, most });
  const heavy = findHeavyRow(box);
  const isRead = box.rows.every(({ row }) => (parseNumber(row.grossKg, 2) ?? 0) > 0 && pieceKg(row) !== null);
  if (!isRead) return ctuReply('OPEN', 'massOpen');
  return heavy
    ? ctuReply('OPEN', 'massHeavy', { goods: goodsRowName(heavy) })
    : ctuReply('FINE', 'massFine', { kg, most });
}

function judgeLashing({ lash, lashing }: CfsForm): CtuReply {
  if (lash) return ctuReply('FINE', 'lashedOrdered');
  return lashing.length > 0 ? ctuReply('OPEN', 'lashedAlone') : ctuReply('OPEN', 'lashedNone');
}

function judgePlacards({ isDanger }: CfsForm, box: BoxRows, facts: CtuFacts): CtuReply {
  if (dangerousRows({ goods: box.rows.map(({ row }) => row), isDanger }).length === 0)
    return ctuReply('FINE', 'placardsNone');
  const placards = readPlacards(box, facts);
  if (!placards) return ctuReply('OPEN', 'placardsOpen');
  const { hazards, count } = placards;
  return hazards.length === 0
    ? ctuReply('FINE', 'placardsLimited', { count })
    : ctuReply('FINE', 'placardsTold', { hazards: hazards.join('、'), count });
}

function ofGoods(check: CtuCheck, form: CfsForm, box: BoxRows, known: CtuFacts): CtuReply | null {
  switch (check) {
    case 'packs':
      return judgePacks(form, box, known);
    case 'apart':
      return judgeSegregation(form, box, known);
    case 'mass':
      return judgeMass(box);
    case 'placards':
      return judgePlacards(form, box, known);
    default:
      return null;
  }
}

/** Answers of the form to the station's CTU questions for one box. Pending items are never reported as done. */
export const ctuAnswers = (form: CfsForm, box: BoxRows, known: CtuFacts): CtuAnswer[] =>
  CTU_CHECK_IDS.map((check) => {
    const goods = ofGoods(check, form, box, known);
    if (goods) return { check, ...(box.rows.length === 0 ? EMPTY : goods) };
    if (check === 'number') return { check, ...judgeNumber(form, box) };
    if (check === 'seal') return { check, ...judgeSeal(form, box) };
    return { check, ...(check === 'lashed' ? judgeLashing(form) : SITE) };
  });
