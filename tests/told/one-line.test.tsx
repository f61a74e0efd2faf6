import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { press } from '../support/told/press';
import { tell } from '../support/told/tell';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('tells an element and its leaves on one line, whatever their length', () => {
  render(
    <ul>
      <li>
        <label htmlFor="kg">
          毛重<b>kg</b>
        </label>
        <span aria-hidden="true">*</span>
        <input id="kg" defaultValue="7" />
      </li>
      <li>
        <section>
          <i aria-hidden="true" />
          <ul>
            <li>
              可收<time>11-30</time>
            </li>
          </ul>
        </section>
      </li>
    </ul>,
  );
  expect(tell(document.body)).toEqual([
    'list',
    '  item: label · for “” “毛重” “kg” (“*”) | input · value 7',
    '  item',
    '    section',
    '      list',
    '        item: “可收” | time “11-30”',
  ]);
});

it('tells a lost mark, a word in another place and another value', () => {
  const linesOf = (html: string) => {
    document.body.innerHTML = html;
    return tell(document.body).join('\n');
  };
  const pages = [
    '<p>甲<b>乙</b></p>',
    '<p>乙<b>甲</b></p>',
    '<p>甲乙</p>',
    '<p>甲<b aria-hidden="true">乙</b></p>',
    '<p>甲</p>',
    '<li>甲<button>乙</button></li>',
    '<li>甲<button type="button" disabled>乙</button></li>',
    '<li>甲</li><button type="button">乙</button>',
  ];
  expect(new Set(pages.map(linesOf)).size).toBe(pages.length);
});

it('tells all that a control asks for on its line', () => {
  const choose = vi.fn<(mode: string) => void>();
  const { container } = render(
    <button type="button" onClick={() => choose('a')} onKeyDown={({ key }) => key === 'Home' && choose('b')}>
      选
    </button>,
  );
  expect(press(container, { choose })).toEqual(['button “选” click → choose("a") · keyDown Home → choose("b")']);
});
