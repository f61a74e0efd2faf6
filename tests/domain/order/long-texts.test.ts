import { describe, expect, it } from 'vitest';

import type { Quote } from '../../../domain/offer/offer';
import type { OrderFault } from '../../../domain/rules/fault';
import { formEntries } from '../../../domain/order/receipt/entries';
import type { OrderForm } from '../../../domain/order/form/form';
import { orderFaultSentence } from '../../../src/copy/order/faults';
import { AIR_CASE } from '../../support/modes/cases/air';
import { CFS_CASE } from '../../support/modes/cases/cfs';
import { DGD_CASE } from '../../support/modes/cases/dgd';
import { DOM_CASE } from '../../support/modes/cases/dom';
import { ENQ_CASE } from '../../support/modes/cases/enq';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { FLEXI_CASE } from '../../support/modes/cases/flexi';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { MALL_CASE } from '../../support/modes/cases/mall';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import { TANK_CASE } from '../../support/modes/cases/tank';
import { TRUCK_CASE } from '../../support/modes/cases/truck';
import { WH_CASE } from '../../support/modes/cases/wh';
import type { FormCase, ModeCase } from '../../support/modes/mode-case';

const LENGTH = 999;
const COUNTED = /tooLong|Length|^contactName$/;

const PARTY = /^(shipper|consignee|notify)\./;
const SHARED =
  /^goods\.\d+\.(nameCn|nameEn|shippingName|technicalName|innerQuantity|packMark|hsCode|casNo|unNo)$|^invoice\.(title|taxNo)$|^(pickupAddress|contactName|contactPhone|contactEmail|emergencyName|emergencyPhone|remark)$/;

type Told = { path: string; latin: string | null; chinese: string | null };

function withText<TNode extends object>(node: TNode, path: string, text: string): TNode {
  const [key = '', ...rest] = path.split('.');
  const value = rest.length === 0 ? text : withText(Object(Reflect.get(node, key)), rest.join('.'), text);
  return Object.assign(Array.isArray(node) ? [...node] : { ...node }, { [key]: value }) as TNode;
}

function sentenceAt(faults: readonly OrderFault[], at: string, words: FormCase<object, unknown>['words']) {
  const fault = faults.find(({ path }) => path === at);
  if (!fault) return null;
  const sentence = orderFaultSentence(fault, words.faults);
  return COUNTED.test(fault.code) && !sentence.includes(String(LENGTH)) ? null : sentence;
}

const ownTexts = <TForm extends object, TFacts>({ mode, samples, declared, words }: FormCase<TForm, TFacts>): Told[] =>
  samples.flatMap(({ form, facts }) =>
    declared
      .filter(({ field, asks, path }) => field.kind === 'text' && asks(form, facts) && !path.endsWith('.pi'))
      .map(({ path, withValue }) => {
        const told = (sign: string) =>
          sentenceAt(mode.faults(withValue(form, sign.repeat(LENGTH)), facts), path, words);
        return { path, latin: told('x'), chinese: told('长') };
      }),
  );

const sharedTexts = <TForm extends OrderForm, TQuote extends Quote>({
  mode,
  samples,
  words,
}: ModeCase<TForm, TQuote>): Told[] =>
  samples.flatMap(({ form, facts }) => {
    const required = mode.required(form, facts);
    const isShown = (path: string) => !PARTY.test(path) || required.includes(path.replace(/\..*/, '.name'));
    return formEntries(mode, { ...form, remark: '托盘' }, facts, 'NL')
      .filter(({ path }) => (SHARED.test(path) || PARTY.test(path)) && isShown(path))
      .map(({ path }) => {
        const told = (sign: string) =>
          sentenceAt(mode.faults(withText(form, path, sign.repeat(LENGTH)), facts), path, words);
        return { path, latin: told('x'), chinese: told('长') };
      });
  });

const untold = (told: readonly Told[]) => told.filter(({ latin, chinese }) => latin === null || chinese === null);

const textsOf = <TForm extends OrderForm, TQuote extends Quote>(one: ModeCase<TForm, TQuote>) => ({
  mode: one.mode.id,
  told: [...ownTexts(one), ...sharedTexts(one)],
});

const MODES = [
  textsOf(AIR_CASE),
  textsOf(CFS_CASE),
  textsOf(DGD_CASE),
  textsOf(DOM_CASE),
  textsOf(FCL_CASE),
  textsOf(FLEXI_CASE),
  textsOf(LCL_CASE),
  textsOf(RAIL_CASE),
  textsOf(TANK_CASE),
  textsOf(TRUCK_CASE),
  textsOf(WH_CASE),
  // Purchase goods come from its lines and are never typed.
  {
    mode: 'MALL',
    told: [...ownTexts(MALL_CASE), ...sharedTexts(MALL_CASE).filter(({ path }) => !path.startsWith('goods'))],
  },
  { mode: 'ENQ', told: ownTexts(ENQ_CASE) },
];

describe('overlong text', () => {
  it.each(MODES)('is refused at its field with its length, in the form of $mode', ({ told }) => {
    expect(told.length).toBeGreaterThan(2);
    expect(untold(told).map(({ path }) => path)).toEqual([]);
  });
});
