import { afterEach, expect, it, vi } from 'vitest';

import { keepTouch } from '../../../src/ui/press/kept-touch';
import { counterpartFinder } from '../../../src/ui/press/twins';

const LIST = `
  <label>起运港 <input id="org" /></label>
  <select aria-label="箱型"><option>20GP</option><option>40HQ</option></select>
  <article><button>选择 一号</button><button>展开</button></article>
  <article><button>选择 二号</button><button>展开</button></article>`;

const [drawn, page] = [document.createElement('div'), document.createElement('div')];
const at = <TElement extends HTMLElement>(region: HTMLElement, selector: string, place = 0) =>
  region.querySelectorAll<TElement>(selector)[place] as TElement;

function open(says = LIST) {
  drawn.innerHTML = LIST;
  page.innerHTML = says;
  document.body.append(drawn);
  return keepTouch(drawn, () => {});
}

function takeOver(touch: ReturnType<typeof keepTouch>): void {
  drawn.replaceWith(page);
  touch.handOver(counterpartFinder(drawn, page));
}

afterEach(() => {
  drawn.remove();
  page.remove();
});

it.each([0, 1, 2, 3])('a press before hydration is replayed on the matching element: %i', (place) => {
  const touch = open();
  const pressed = page.querySelectorAll('button');
  const heard = [...pressed].map((button) => {
    const press = vi.fn<() => void>();
    button.addEventListener('click', press);
    return press;
  });
  at(drawn, 'button', place).click();
  takeOver(touch);
  expect(heard.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 2, 3].map((one) => (one === place ? 1 : 0)));
});

it('input and choice before hydration are replayed on the matching fields', () => {
  const touch = open();
  const told = vi.fn<(value: string) => void>();
  page.addEventListener('input', ({ target }) => told((target as HTMLInputElement).value));
  page.addEventListener('change', ({ target }) => told((target as HTMLSelectElement).value));
  at<HTMLInputElement>(drawn, 'input').value = '宁波';
  const boxes = at<HTMLSelectElement>(drawn, 'select');
  boxes.value = '40HQ';
  boxes.dispatchEvent(new Event('change', { bubbles: true }));
  takeOver(touch);
  expect(told.mock.calls).toEqual([['宁波'], ['40HQ']]);
});

it('a press before hydration is dropped when its element is gone', () => {
  const touch = open('<article><button>换一班</button></article>');
  const press = vi.fn<() => void>();
  at(page, 'button').addEventListener('click', press);
  at(drawn, 'button').click();
  takeOver(touch);
  expect(press).not.toHaveBeenCalled();
});

it('leaves the press of a posting form to the browser', () => {
  drawn.innerHTML = '<form id="sent" method="post"></form><button form="sent">选择 一号</button>';
  page.innerHTML = drawn.innerHTML;
  document.body.append(drawn);
  const touch = keepTouch(drawn, () => {});
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  drawn.addEventListener('submit', sent);
  at(drawn, 'button').click();
  expect(sent).toHaveBeenCalledTimes(1);
  const replayed = vi.fn<() => void>();
  at(page, 'button').addEventListener('click', replayed);
  takeOver(touch);
  expect(replayed).not.toHaveBeenCalled();
});
