import { CONTAINERS } from '../../offer/containers';
import { loadIn } from '../../order/blocks/load';
import { isContainerNo, containerNoIn } from '../../order/boxes/container-number';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { isApartTold } from '../../order/findings/classes';
import { nameOf } from '../../order/findings/segregation';
import { dangerousIn, natureOf } from '../../goods/nature';
import { numberIn } from '../../values/typed-number';
import type { BoxRows } from './boxes';
import { CTU_CHECK_IDS, type CtuCheck } from './ctu-checks';
import { CONTAINER_FIELDS } from './fields';
import type { CfsForm } from './form';
import { heavyRowIn, pieceKg, placardsIn } from './reading';

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

const said = (state: CtuState, code: CtuCode, given: Finding['given'] = {}): CtuReply => ({ state, code, given });

const SITE = said('SITE', 'site');
const EMPTY = said('OPEN', 'empty');

const NO_CONTAINER = { no: '', seal: '', tare: '' };
const containerOf = ({ containers }: CfsForm, { no }: BoxRows) => containers[no - 1] ?? NO_CONTAINER;

function numberSaid(form: CfsForm, box: BoxRows): CtuReply {
  const { no } = containerOf(form, box);
  if (no.trim() === '') return said('OPEN', 'numberOpen');
  return isContainerNo(no) ? said('FINE', 'numberTold', { no: containerNoIn(no) }) : said('BAD', 'numberBad');
}

function sealSaid(form: CfsForm, box: BoxRows): CtuReply {
  const { seal } = containerOf(form, box);
  if (seal.trim() === '') return said('OPEN', 'sealOpen');
  const isRead = CONTAINER_FIELDS.seal.judge(seal) === null;
  return isRead ? said('FINE', 'sealTold', { seal: seal.trim().toUpperCase() }) : said('BAD', 'sealBad');
}

type Levels = readonly Finding['level'][];
const isRefused = (levels: Levels) => levels.includes('BLOCK');
const isAsked = (levels: Levels) => levels.includes('MANUAL') || levels.includes('NEED_APPROVAL');

function packsSaid({ isDanger }: CfsForm, { rows }: BoxRows, { findings }: CtuFacts): CtuReply {
  const dangerous = rows.filter(({ row }) => natureOf(row, isDanger) === 'Y');
  if (dangerous.length === 0) return SITE;
  const numbers = dangerous.map(({ at }) => at + 1);
  const own = findings.filter(({ about, given }) => about === 'PACK' && numbers.includes(Number(given['row'])));
  const levels = own.map(({ level }) => level);
  if (isRefused(levels)) return said('BAD', 'packsBad');
  return isAsked(levels) || own.length < dangerous.length ? said('OPEN', 'packsOpen') : said('FINE', 'packsFit');
}

function apartSaid({ isDanger }: CfsForm, { no, rows }: BoxRows, { findings, goodsOf }: CtuFacts): CtuReply {
  const goods = rows.map(({ row }) => row);
  if (dangerousIn({ goods, isDanger }).length === 0) return said('FINE', 'apartHarmless');
  const isTold = goods.every((row) => isApartTold(row, goodsOf));
  // An unassigned row may still go into this box.
  if (findings.some(({ code }) => code === 'cfsUnassigned') || !isTold) return said('OPEN', 'apartOpen');
  const levels = findings
    .filter(({ about, given }) => about === 'SEGREGATION' && given['inBox'] === no)
    .map(({ level }) => level);
  if (isRefused(levels)) return said('BAD', 'apartBad');
  if (isAsked(levels)) return said('OPEN', 'apartOpen');
  return rows.length === 1 ? said('FINE', 'apartAlone') : said('FINE', 'apartFine');
}

function massSaid(box: BoxRows): CtuReply {
  const { kg } = loadIn(box.rows.map(({ row }) => row));
  const most = CONTAINERS[box.type].payloadKg;
  if (kg > most) return said('BAD', 'massOver', { kg, most });
  const heavy = heavyRowIn(box);
  const isRead = box.rows.every(({ row }) => (numberIn(row.grossKg, 2) ?? 0) > 0 && pieceKg(row) !== null);
  if (!isRead) return said('OPEN', 'massOpen');
  return heavy ? said('OPEN', 'massHeavy', { goods: nameOf(heavy) }) : said('FINE', 'massFine', { kg, most });
}

function lashedSaid({ lash, lashing }: CfsForm): CtuReply {
  if (lash) return said('FINE', 'lashedOrdered');
  return lashing.length > 0 ? said('OPEN', 'lashedAlone') : said('OPEN', 'lashedNone');
}

function placardsSaid({ isDanger }: CfsForm, box: BoxRows, facts: CtuFacts): CtuReply {
  if (dangerousIn({ goods: box.rows.map(({ row }) => row), isDanger }).length === 0)
    return said('FINE', 'placardsNone');
  const placards = placardsIn(box, facts);
  if (!placards) return said('OPEN', 'placardsOpen');
  const { hazards, count } = placards;
  return hazards.length === 0
    ? said('FINE', 'placardsLimited', { count })
    : said('FINE', 'placardsTold', { hazards: hazards.join('、'), count });
}

function ofGoods(check: CtuCheck, form: CfsForm, box: BoxRows, known: CtuFacts): CtuReply | null {
  switch (check) {
    case 'packs':
      return packsSaid(form, box, known);
    case 'apart':
      return apartSaid(form, box, known);
    case 'mass':
      return massSaid(box);
    case 'placards':
      return placardsSaid(form, box, known);
    default:
      return null;
  }
}

/** Answers of the form to the station's CTU questions for one box. Pending items are never reported as done. */
export const ctuAnswers = (form: CfsForm, box: BoxRows, known: CtuFacts): CtuAnswer[] =>
  CTU_CHECK_IDS.map((check) => {
    const goods = ofGoods(check, form, box, known);
    if (goods) return { check, ...(box.rows.length === 0 ? EMPTY : goods) };
    if (check === 'number') return { check, ...numberSaid(form, box) };
    if (check === 'seal') return { check, ...sealSaid(form, box) };
    return { check, ...(check === 'lashed' ? lashedSaid(form) : SITE) };
  });
