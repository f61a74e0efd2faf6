import { PUT_ANEW } from './desk-clock.plan';
import { CUT_TOOL } from '../../../../domain/desk/tools/cut';
import { LQ_TOOL } from '../../../../domain/desk/tools/lq';
import { PG_TOOL } from '../../../../domain/desk/tools/pg';
import { SEG_TOOL } from '../../../../domain/desk/tools/seg';
import { UN_TOOL } from '../../../../domain/desk/tools/un';
import type { AnyTool, ToolEntries } from '../../../../domain/desk/tool';
import { deskToolMachine, type DeskToolSnapshot } from '../../../../machines/booking/desk-tool';
import type { FoundGoods } from '../../../../domain/goods/identity';
import { METHANOL_FACTS } from '../../../../stories/order/order-forms.fixtures';
import { sharedPlan } from '../../model/plan';
import { goodsOption, METHANOL } from './trade';

/** Sunday, 15 November 2026, at noon in China. */
export const NOW = Date.UTC(2026, 10, 15, 4);

const PICKED = { ...METHANOL, goodsId: 'methanol' };

/** Library answer to the number, and to the picked id. */
export const FOUND: readonly FoundGoods[] = ['un', 'un1', 'un2'].flatMap((key) => [
  { key, token: 'UN|1230|methanol', kind: 'known' as const, goods: [METHANOL_FACTS], strangers: [] },
  { key, token: 'UN|1230|||||||', kind: 'known' as const, goods: [METHANOL_FACTS], strangers: [] },
]);

type Sample = { key: string; value: string };

/** Valid, invalid and empty values of the first field of each tool. */
const SAMPLES: Readonly<Record<string, { sound: ToolEntries; wrong?: Sample }>> = {
  'tool=pg': { sound: { flash: '12', boil: '65' }, wrong: { key: 'flash', value: 'abc' } },
  'tool=cut': { sound: { etd: '2026-12-13T12:00', d: 'N' }, wrong: { key: 'etd', value: 'soon' } },
  'tool=un': { sound: { un: '1230' } },
  'tool=lq': { sound: { inner: '500 ml', gross: '24' }, wrong: { key: 'gross', value: '0' } },
  'tool=seg': { sound: { un1: '1230', un2: '1230-methanol' } },
};

/** Field of each tool with an unreadable value. */
const UNREAD: Readonly<Record<string, string>> = {
  'tool=pg': 'none=X',
  'tool=cut': 'd=X',
  'tool=un': 'un=%21',
  'tool=lq': 'un=%21',
  'tool=seg': 'un1=%21',
};

const wordsFor = (tool: AnyTool): string =>
  `?${tool.head}&${Object.entries(SAMPLES[tool.head]?.sound ?? {})
    .map(([key, value]) => `${key}=${value}`)
    .join('&')}`;

/** One field at a time, as typed by hand. */
function changes({ context: { tool, typed } }: DeskToolSnapshot): Record<string, Sample> {
  const { sound, wrong } = SAMPLES[tool.head] ?? { sound: {} };
  const next = Object.entries(sound).find(([key]) => (typed[key] ?? '') === '');
  return {
    ...(next && { [`sound ${next[0]}`]: { key: next[0], value: next[1] } }),
    ...(wrong && typed[wrong.key] !== wrong.value && { wrong }),
  };
}

/** One tool of each kind. */
export const deskToolPlan = sharedPlan('deskToolPlan', deskToolMachine, {
  inputs: {
    'flash point': { tool: PG_TOOL },
    'cut-offs': { tool: CUT_TOOL },
    'a substance': { tool: UN_TOOL },
    'limited quantities': { tool: LQ_TOOL },
    segregation: { tool: SEG_TOOL },
  },
  events: {
    'address.changed': ({ context: { tool } }) => ({
      'a link': { search: wordsFor(tool) },
      'nothing typed': { search: `?${tool.head}` },
      'what nobody can read': { search: `?${tool.head}&${UNREAD[tool.head]}` },
    }),
    'value.change': changes,
    'row.remove': ({ context: { tool } }) => ({ ...(tool.rows && { first: { row: 1 } }) }),
    'values.clear': 'bare',
    'lookup.retry': 'bare',
    'calendar.save': 'bare',
    'option.chosen': { methanol: { picker: 'goods', option: goodsOption(PICKED) } },
    'clock.ticked': ({ context: { tool } }) => ({
      ...(tool.isTimed && {
        'the minute': { now: NOW },
        'the same minute': { now: NOW + 30_000 },
        'days off put anew': { now: NOW + 30_000, calendar: PUT_ANEW },
      }),
    }),
  },
  outcomes: {
    goodsPicker: 'stream',
    addressWatcher: 'stream',
    minuteTicker: 'stream',
    findGoods: {
      done: { found: { ok: true, found: FOUND }, failed: { ok: false } },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ tool, typed, unread, told, answers, now, calendar }) => [
    unread,
    tool.head,
    Object.entries(typed).filter(([, value]) => value !== ''),
    told,
    Object.keys(answers).length,
    now,
    calendar.length,
  ],
});
