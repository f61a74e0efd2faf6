import { person } from '#person';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';

import type { OrderEdit } from '../../../domain/order/form/edit';
import {
  orderFormIntents,
  selectOrderForm,
  type OrderFormActor,
  type OrderFormMachine,
  type OrderFormSnapshot,
} from '../../../machines/order/order-form';
import { fclCopy } from '../../../src/copy/modes/fcl';
import { lclCopy } from '../../../src/copy/modes/lcl';
import { orderPageCopy as copy } from '../../../src/copy/order';
import { orderGoodsCopy, orderPartsCopy } from '../../../src/copy/trade';
import type { Screen } from '../../support/model/view-step';
import { elsewhere, late } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';

const STEP_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FCL: fclCopy.steps,
  LCL: lclCopy.steps,
};

export function wishesOf(actor: OrderFormActor) {
  const { leave, ...on } = orderFormIntents(actor);
  return { ...on, leave: (path: string) => hasLeft || leave(path) };
}

/** These presses blur the field first and send nothing else. */
let hasLeft = false;
async function havingLeft<TSaid>(act: () => Promise<TSaid>): Promise<TSaid> {
  hasLeft = true;
  const said = await act();
  hasLeft = false;
  return said;
}

/** Blurs the field before an event of another step. */
const leavingFirst = <TSaid,>(act: () => Promise<TSaid>) =>
  havingLeft(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return act();
  });

export const isPressable = (name: string | RegExp) =>
  screen
    .queryAllByRole('button', { name })
    .some((button) => button.ariaDisabled !== 'true' && !button.hasAttribute('disabled'));
const isOpen = (said: string) =>
  screen.queryByRole('button', { name: orderGoodsCopy.details(1) })?.ariaExpanded === said;

/** A press blurs the field; that blur is not part of the plan. */
export const pressOr = async (name: string | RegExp) =>
  isPressable(name) ? havingLeft(() => person.press('button', name)) : late();

function look(snapshot: OrderFormSnapshot) {
  const { mode, step, steps, summary, isLocked, lookupKey, folded, form, consent } = selectOrderForm(snapshot);
  expect(screen.getByRole('heading', { level: 2, name: STEP_NAMES[mode]?.[step] ?? '' })).toBeTruthy();
  const way = within(screen.getByRole('navigation', { name: copy.stepsLabel })).getAllByRole('listitem');
  expect(way.map((one) => one.getAttribute('aria-current'))).toEqual(
    steps.map((one) => (one.step === step ? 'step' : null)),
  );
  const said = document.body.textContent?.includes(
    orderPartsCopy.summary((summary?.faults.length ?? 0) + (summary?.blocks.length ?? 0)),
  );
  expect(said, 'what is to be mended is counted').toBe(summary !== null);
  const { required } = selectOrderForm(snapshot);
  for (const box of document.querySelectorAll<HTMLInputElement>('input[name]'))
    expect(box.getAttribute('aria-required'), box.name).toBe(required.includes(box.name) ? 'true' : null);
  if (step === 'goods') {
    expect(screen.queryAllByRole('region', { name: /^货物 \d/ })).toHaveLength(form.goods.length);
    expect(document.getElementById('lookup-1') !== null, 'one row has the picker').toBe(
      lookupKey === '1' && !Object.hasOwn(folded, '1'),
    );
    const details = screen.queryByRole('button', { name: orderGoodsCopy.details(1) });
    expect(details?.ariaExpanded, 'a closed row says so').toBe(
      isLocked ? undefined : String(!Object.hasOwn(folded, '1')),
    );
    expect(document.querySelector('[name="goods.0.nameEn"]') === null, 'and hides what it is').toBe(
      Object.hasOwn(folded, '1'),
    );
  }
  if (step === 'confirm') {
    const tick = document.querySelector<HTMLInputElement>('[name=agreeProtocol]');
    expect(tick?.checked, 'what was agreed to before is not asked again').toBe(
      consent === null ? form.agreeProtocol : undefined,
    );
    expect(screen.queryByText(/^已于 2026-11-01 同意《货运服务协议》2026-11-22 版/) !== null).toBe(consent !== null);
  }
  expect(isPressable(copy.bar.back), 'what is locked stays').toBe(!isLocked && step !== steps[0]?.step);
}

type Said = void | Awaited<ReturnType<typeof late | typeof elsewhere>>;
export type Hand = (edit: OrderEdit, context: OrderFormSnapshot['context']) => Promise<Said>;

type OrderFormScreen = Screen<OrderFormMachine>;

type FormWalk = {
  plan: OrderFormScreen['plan'];
  Page: (props: { actor: OrderFormActor }) => ReactNode;
  hands: OrderFormScreen['perform'];
  others: OrderFormScreen['byWorld'];
  edit: Hand;
};

export const walkOrderForm = ({ plan, Page, hands, others, edit }: FormWalk): void =>
  walkView({
    plan,
    mount: (actor) => <Page actor={actor} />,
    perform: {
      ...hands,
      'form.edit': (event, { context }) => havingLeft(() => edit(event.edit, context)),
      'step.choose': async ({ step }, { context: { mode, step: here } }): Promise<Said> =>
        step === here ? elsewhere() : pressOr(new RegExp(`^${STEP_NAMES[mode.id]?.[step] ?? ''}\\s?(?:已完成|未完成)`)),
      'step.next': () => pressOr(/^下一步/),
      'step.back': (_, { context }) => (context.step === context.mode.steps[0] ? elsewhere() : pressOr(copy.bar.back)),
      'form.submit': async (_, { context }): Promise<Said> =>
        context.step === context.mode.steps.at(-1) ? pressOr(copy.bar.submit) : leavingFirst(elsewhere),
      'lookup.begin': () => pressOr(new RegExp(`^${orderGoodsCopy.lookup.label(1)}`)),
      'row.fold': () => pressOr(isOpen('true') ? orderGoodsCopy.details(1) : 'none'),
      'row.unfold': () => pressOr(isOpen('false') ? orderGoodsCopy.details(1) : 'none'),
      'protocol.read': () => pressOr(isPressable('查看') ? '查看' : '《货运服务协议》'),
    },
    byWorld: {
      ...others,
      'form.clear': 'the bar of the draft, which has a walk of its own',
      'field.leave': 'the fields, which have tests of their own',
      'fault.seek': 'the list of faults, which has a test of its own',
      'step.arrived': 'the address',
      'option.chosen': 'the pickers, which have a walk of their own',
      'quote.set': 'the quote',
      'clock.ticked': 'the clock',
      'form.restore': 'the draft',
      'form.lock': 'the page, while an order is on its way',
      'owner.came': 'the session',
      'form.release': 'the page, once it is answered',
    },
    look,
  });
