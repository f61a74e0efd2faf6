import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { tankQuestion } from '../../../domain/modes/tank/search';
import { TANK_LIST } from '../../../domain/modes/tank/list';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import { tankSearchCopy } from '../../../src/copy/modes/tank/search';
import { codesInWords, partedRows } from '../../../src/modes/tank/listed';
import { TanksView } from '../../../src/modes/tank/tanks';
import { QuestionBar } from '../../../src/trade/question/question-bar';
import { boardView, boardWishes } from '../../../stories/booking/board.fixtures';
import { CARGO, offerOf, SEARCH } from '../../../stories/modes/tank.fixtures';

const { parts } = tankQuestion;
const ASKED = '?org=CNSHA&dst=NLRTM&un=1230&q=34&tf=25';
const none = () => undefined;

const bar = (address: string, onAsk: (words: object) => void = none, onType = none) => (
  <QuestionBar
    question={tankQuestion}
    copy={tankSearchCopy.fill}
    asked={tankQuestion.asked(address)}
    onType={onType}
    onAsk={onAsk}
  />
);
const field = (name: keyof typeof parts) => screen.getByLabelText<HTMLInputElement>(parts[name].label);
const isDrawn = (name: keyof typeof parts) => screen.queryByLabelText(parts[name].label) !== null;

it('the tank search runs on leaving a field and on a choice', () => {
  const [onAsk, onType] = [vi.fn<() => void>(), vi.fn<() => undefined>()];
  render(bar(ASKED, onAsk, onType));
  expect(screen.queryByRole('note')).toBeNull();
  fireEvent.input(field('tons'), { target: { value: '２０' } });
  expect(onAsk).not.toHaveBeenCalled();
  expect(onType, 'the answer below is left behind at once').toHaveBeenCalledOnce();
  fireEvent.blur(field('tons'));
  expect(onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ tons: '20', loadC: '25', heating: 'N' }));
  fireEvent.change(field('heating'), { target: { value: 'STEAM' } });
  expect(onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ tons: '20', heating: 'STEAM' }));
});

it('the tank search requires the lease days and hides last cargo and washing for a lease', () => {
  const onAsk = vi.fn<(words: object) => void>();
  const address = `${ASKED}&kind=lease&days=90&last=SAME&clean=N`;
  render(bar(address, onAsk));
  expect([isDrawn('last'), isDrawn('isCleaned')]).toEqual([false, false]);
  fireEvent.change(field('leaseDays'), { target: { value: '180' } });
  fireEvent.blur(field('leaseDays'));
  expect(onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'LEASE', leaseDays: '180' }));
  fireEvent.change(field('kind'), { target: { value: 'TRIP' } });
  const trip = { ...tankQuestion.asked(address), ...onAsk.mock.lastCall?.[0] };
  expect(trip, 'what is not asked is kept').toMatchObject({ leaseDays: '180', last: 'SAME', isCleaned: false });
  expect(tankQuestion.searchOf(trip), 'and not sent').toMatchObject({ kind: 'TRIP', leaseDays: null, last: 'SAME' });
});

it('the tank search requires the hot temperature only when heated, and marks faults', () => {
  const page = render(bar(ASKED));
  expect(isDrawn('hotC')).toBe(false);
  page.rerender(bar(`${ASKED}&heat=S`));
  expect(field('hotC').getAttribute('aria-invalid')).toBe('true');
  page.rerender(bar('?un=1230&q=2000'));
  expect(field('tons').getAttribute('aria-invalid')).toBe('true');
  expect(field('tons').getAttribute('aria-describedby')).toBe(screen.getByText('货量应在 0–1000 吨之间').id);
});

it('the tank search collapses to one line on a phone and never hides a fault', () => {
  const page = render(bar(ASKED));
  const fold = () => screen.queryByRole('button', { name: /^装多少、怎么装/ });
  expect(fold()?.textContent).toBe('装多少、怎么装单程（随船） · 34 吨 · 25℃');
  const isSeen = () =>
    !document
      .querySelector(`#${CSS.escape(fold()?.getAttribute('aria-controls') ?? '')}`)
      ?.className.split(' ')
      .includes('max-md:hidden');
  expect([fold()?.getAttribute('aria-expanded'), isSeen()]).toEqual(['false', false]);
  fireEvent.click(screen.getByRole('button', { name: /^装多少、怎么装/ }));
  expect([fold()?.getAttribute('aria-expanded'), isSeen()]).toEqual(['true', true]);
  page.rerender(bar('?org=CNSHA&dst=NLRTM&un=1230&q=30&tf=25'));
  expect(fold()?.textContent).toBe('装多少、怎么装单程（随船） · 30 吨 · 25℃');
  expect(fold()?.getAttribute('aria-expanded'), 'it stays open under the hand that writes').toBe('true');
  page.unmount();
  render(bar('?un=1230&q=2000'));
  expect(document.querySelector('button[aria-expanded]')?.className.split(' '), 'a fault has to be seen').toContain(
    'hidden',
  );
  expect(screen.getByText('货量应在 0–1000 吨之间').closest('.max-md\\:hidden')).toBeNull();
});

it('the tank search marks missing input as a trial, and only above an answer', () => {
  const page = render(bar('?un=1230&q=0'));
  expect(screen.queryByRole('note')).toBeNull();
  page.rerender(bar('?un=1230'));
  expect(screen.getByRole('note').textContent).toContain('没填数量（按一罐装满）、装货温度（按 20℃），以下为试算');
});

it('the tank search joins consecutive tank codes', () => {
  expect(codesInWords(['T4', 'T5', 'T7', 'T8', 'T9', 'T22', 'T21'])).toBe('T4、T5、T7–T9、T21、T22');
});

it('the tank search sorts fitting tanks first, nearly empty ones last, and groups the refused ones', () => {
  const search = { ...SEARCH, tons: 3 };
  const rows = ['S24', 'S26', 'S21B', 'L17'].map((code) => offerOf(code, { search }));
  const { listed, leftOut } = partedRows(rows);
  expect(listed.map(({ detail }) => detail.tank)).toEqual(['S21B', 'S24', 'S26']);
  expect(leftOut.map(({ detail }) => detail.tank)).toEqual(['L17']);
  const [s24] = [offerOf('S24', { search: { ...SEARCH, tons: 40 } })];
  expect(partedRows([s24, { ...s24, offerId: 'other' }]).listed).toHaveLength(1);
});

it('the tank search sorts bookable tanks first, even without an amount', () => {
  const [s24, s26] = ['S24', 'S26'].map((code) => offerOf(code, {}));
  const rows = [{ ...s24, state: 'SOLD_OUT' }, s26] as TankOffer[];
  for (const byTon of [true, false])
    expect(partedRows(rows, byTon).listed.map(({ detail }) => detail.tank)).toEqual(['S26', 'S24']);
});

const drawn = (offers: ReturnType<typeof offerOf>[], search = SEARCH) =>
  render(
    <TanksView
      view={boardView(TANK_LIST, search, offers)}
      on={boardWishes()}
      renderChoice={() => <button type="button">选择</button>}
    />,
  );

it('the tank search draws the filling of a fitting tank in whole kilograms, and none without one', () => {
  const page = drawn([offerOf('S24')]);
  const panel = within(screen.getByRole('region', { name: tankSearchCopy.panel.title }));
  expect(panel.getAllByText('17,000 kg').length).toBeGreaterThan(0);
  expect(panel.getByText('15,106 kg')).not.toBeNull();
  expect(panel.getByText('17,403 kg')).not.toBeNull();
  page.unmount();
  const search = { ...SEARCH, tons: 40 };
  drawn([offerOf('S24', { search })], search);
  expect(screen.queryByText('选择')).toBeNull();
  expect(screen.getAllByText(/2 罐最多 34,?806 kg，3 罐至少 45,?318 kg/).length).toBeGreaterThan(0);
  expect(screen.getByText('2 罐 × 20,000 kg'), 'what would be in each of them').not.toBeNull();
  expect(screen.getByText('105.9%'), 'and how full it would be').not.toBeNull();
  expect(screen.getByRole('link', { name: '减到 34,806 kg' }).getAttribute('href')).toContain('q=34.806');
});

it('the tank search leaves unknown goods to an expert without filling or price', () => {
  const cargo = { ...CARGO, name: 'UN 9999', unNo: '9999', isKnown: false, liquid: null, required: [], entries: [] };
  drawn([offerOf('S24', { cargo, isPlaced: false })]);
  expect(screen.getByText('UN 9999：物质库没有收录，用哪种罐，转人工核对')).not.toBeNull();
  expect(screen.queryByText(/充装率/)).toBeNull();
  expect(document.body.textContent).not.toContain('$');
});

it('the tank search shows the reason of the legally allowed tank when none fits', () => {
  const refused = (code: string, because: 'tankCodeLow' | 'tankNobody'): TankOffer => {
    const offer = offerOf('L17');
    const findings = [{ level: 'BLOCK' as const, code: because, given: {} }];
    return { ...offer, offerId: code, detail: { ...offer.detail, tank: code, findings } };
  };
  drawn([refused('S24', 'tankCodeLow'), refused('G24', 'tankNobody')]);
  const panel = within(screen.getByRole('region', { name: tankSearchCopy.panel.title }));
  expect(panel.getByText('该航线没有运营商放这种罐')).not.toBeNull();
});

it('the tank search offers to clear the filter instead of reporting no fit', () => {
  const view = boardView(TANK_LIST, SEARCH, [offerOf('S24')]);
  const on = boardWishes();
  const filter = { ...view.filter, carriers: ['JXCL'] };
  const page = render(<TanksView view={{ ...view, rows: [], filter }} on={on} renderChoice={() => null} />);
  expect(screen.queryByText(tankSearchCopy.board.nothing.title)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(on.clearFilter).toHaveBeenCalledOnce();
  page.unmount();
  const some = { ...view, offers: [...view.offers, offerOf('S26')], filter };
  render(<TanksView view={some} on={on} renderChoice={() => null} />);
  expect(screen.getByText('筛选后 1 种罐可订')).not.toBeNull();
});

it('the tank search marks the filling as a trial without a loading temperature', () => {
  const search = { ...SEARCH, loadC: null };
  drawn([offerOf('S24', { search })], search);
  expect(screen.getByText('按 20℃ 试算')).not.toBeNull();
  expect(screen.getAllByText(/^试算/).length).toBeGreaterThan(1);
  expect(screen.queryByText(/^本货/)).toBeNull();
});

it('the tank search shows what to fill in before a price, and a lease without a near depot', () => {
  const nowhere = { ...offerOf('S24').detail, stock: null };
  const said = (change: Partial<typeof SEARCH>) => {
    const page = drawn([{ ...offerOf('S24'), detail: nowhere }], { ...SEARCH, ...change });
    const text = document.body.textContent ?? '';
    page.unmount();
    return text;
  };
  expect(said({ kind: 'TRIP' })).toContain('填起运港、目的港看价与船期');
  expect(said({ kind: 'LEASE', orgPortCode: null })).toContain('填起运港，看附近罐场的租价与余罐');
  expect(said({ kind: 'LEASE', orgPortCode: 'CNSHA' })).toContain('该港附近没有罐场');
});

it('the tank search links to an enquiry when no tank fits', () => {
  const view = boardView(TANK_LIST, SEARCH, [offerOf('L17')]);
  render(<TanksView view={view} on={boardWishes()} renderChoice={() => null} />);
  expect(screen.getByRole('link', { name: '发起询价' }).getAttribute('href')).toContain('/enquiryFcl?');
});

it('the tank search shows the shortage: tanks of the week or places on the ship', () => {
  const offer = offerOf('S24', { free: 1, search: { ...SEARCH, tons: 34 } });
  const page = drawn([offer]);
  const card = () => screen.getByRole('article', { name: /24,000 L 标准罐/ }).textContent;
  expect(card()).toContain('余罐不足');
  expect(card()).toContain('这一周余 1 罐，少于 2 罐');
  page.unmount();
  const left = [
    { measure: 'TANK' as const, amount: 5 },
    { measure: 'BOX' as const, amount: 0 },
  ];
  drawn([{ ...offer, left }]);
  expect(card()).toContain('舱位不足');
  expect(card()).toContain('这一班的舱位已订完');
  expect(card()).not.toContain('余罐不足');
});

it('the tank search shows the price deadline of an available tank only', () => {
  const now = Date.parse('2026-11-25T04:00:00Z');
  const shown = (change: Partial<TankOffer>) => {
    const offers = [{ ...offerOf('S24'), ...change }];
    const view = { ...boardView(TANK_LIST, SEARCH, offers), now };
    const page = render(<TanksView view={view} on={boardWishes()} renderChoice={() => null} />);
    const text = page.container.textContent ?? '';
    page.unmount();
    return text;
  };
  expect(shown({ state: 'OPEN', closesAt: '2026-12-09T04:00:00.000Z' })).toContain('本价至 11-30 09:00');
  expect(shown({ state: 'OPEN', closesAt: '2026-11-27T04:00:00.000Z' })).toContain('本价至 11-27 12:00');
  expect(shown({ state: 'SOLD_OUT' })).not.toContain('本价至');
});

it('the tank search shows price, answer and button of the drawn tank above the drawing', () => {
  drawn([offerOf('S24')]);
  const panel = screen.getByRole('region', { name: tankSearchCopy.panel.title });
  const button = within(panel).getByRole('button', { name: '选择' });
  const line = button.closest('div')?.textContent ?? '';
  expect([line.includes('24,000 L'), /\d\.\d\d/.test(line), line.includes(tankSearchCopy.board.answers.Y)]).toEqual([
    true,
    true,
    true,
  ]);
  const drawing = within(panel).getAllByRole('img')[0];
  expect(drawing && button.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
