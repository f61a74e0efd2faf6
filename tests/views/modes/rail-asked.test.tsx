import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { blankSearch, searchFields } from '../../../domain/offer/search';
import { acrossStatesCopy, railStatesCopy } from '../../../src/copy/modes/rail/search';
import type { BookingSearchView } from '../../../machines/booking/booking-search';
import { Answer } from '../../../src/features/booking-search/answer';
import { SearchBar } from '../../../src/features/booking-search/search-bar';
import { searchFieldError } from '../../../src/features/booking-search/search-words';
import { AcceptancePanel } from '../../../src/trade/acceptance/acceptance-panel';
import { railOrderCopy } from '../../../src/copy/modes/rail/order';
import { BorderNotice } from '../../../src/modes/rail/border-notice';
import { Missing } from '../../../src/features/offer-search/search-advice';

/** Sea freight terms. */
const AT_SEA = /港|船/u;

const VIEW: BookingSearchView = {
  mode: 'RAIL',
  fields: searchFields('RAIL'),
  asksDanger: true,
  isDanger: 'Y',
  form: blankSearch,
  faults: {},
  focus: { field: 'org', turn: 0 },
  earliest: '2026-11-23',
  past: [],
};

const none = () => {};
const NOTHING_WISHED = {
  chooseMode: none,
  declareDanger: none,
  swapPorts: none,
  clearGoods: none,
  change: none,
  repeat: none,
  submit: none,
};

it('the rail page requires stations and answers with the rail rule', () => {
  render(<Missing parts={['org', 'dst']} ends={railStatesCopy.ends} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['选起运站', '选到达站']);
  render(<Answer view={VIEW} />);
  expect(document.body.textContent).toContain('铁路批复');
  expect(document.body.textContent).not.toMatch(AT_SEA);
});

it('the rail page labels ends, day and faults in rail terms', () => {
  render(
    <SearchBar
      view={{ ...VIEW, faults: { org: 'required', dst: 'required', etd: 'tooEarly', boxes: 'outOfRange' } }}
      on={NOTHING_WISHED}
      pickers={{ org: <input id="search-org" />, dst: <input id="search-dst" />, goods: <input id="search-goods" /> }}
    />,
  );
  for (const text of ['起运站请选择起运站', '到达站请选择到达站', '最早发车日日期不能早于明天', '箱量应为 1–50'])
    expect(document.body.textContent).toContain(text);
  expect(searchFieldError({ ...VIEW, faults: { dst: 'same' } }, 'dst')).toBe('不能与起运站相同');
});

it('the rail page describes a failed list in rail terms', () => {
  const { failed, empty, partial, loading } = railStatesCopy;
  expect([failed.title, ...Object.values(failed.why), empty.text, partial, loading].join('')).not.toMatch(AT_SEA);
});

it('the rail page names the border when no train crosses it', () => {
  const { empty } = acrossStatesCopy('满洲里');
  expect(`${empty.title}。${empty.text}${empty.widen}`).toBe(
    '没有经满洲里的班列。所选起运站与到达站之间没有经满洲里出境的直达班列。可改看别的口岸，或发起询价，由客服找路径。不限日期与口岸再查',
  );
});

it('the rail page names the authority for rail goods, and for sea goods by default', () => {
  const { rerender } = render(
    <AcceptancePanel findings={[]} isLocked={false} instead={[]} decides={railOrderCopy.decides} onSeek={() => {}} />,
  );
  expect(document.body.textContent).toContain('以 SDS 第 14 章、铁路批复与车站审核为准');
  expect(document.body.textContent).not.toContain('海事');
  rerender(<AcceptancePanel findings={[]} isLocked={false} instead={[]} onSeek={() => {}} />);
  expect(document.body.textContent).toContain('海事机构');
});

it('RE14: shows a border restriction over the form and free cancellation during it', () => {
  const { rerender } = render(
    <BorderNotice border="RAL" notice={{ text: '集装箱积压', days: 6, until: '2026-12-11' }} />,
  );
  expect(screen.getByRole('status').textContent).toBe(
    '阿拉山口限装：集装箱积压，预计延误 6 天，公告有效至 2026-12-11仍可下单，由平台与铁路确认；公告有效期内取消不收费。',
  );
  rerender(<BorderNotice border="RAL" notice={null} />);
  expect(screen.queryByRole('status')).toBeNull();
});
