import { expect, it } from 'vitest';

import { flawsOf } from '../support/well-made';

const flawsIn = (html: string): string[] =>
  flawsOf(new DOMParser().parseFromString(html, 'text/html')).map((flaw) => flaw.replace(/: <[^]*$/, ''));

/** One fault of each kind beside a correct variant. */
const FAULTS: readonly (readonly [flaw: string, faulty: string, sound: string])[] = [
  ['a button that would send a form off', '<button>办</button>', '<button type="submit">办</button>'],
  [
    'a head of a table that says of what',
    '<table><tr><th>毛重</th></tr></table>',
    '<table><tr><th scope="col">毛重</th></tr></table>',
  ],
  ['a link that leads nowhere', '<a>运价</a>', '<a href="/fcl">运价</a>'],
  ['a dialog without a name', '<div role="dialog">登录</div>', '<div role="dialog" aria-label="登录">登录</div>'],
  ['a group without a name', '<fieldset>票</fieldset>', '<fieldset><legend>票</legend></fieldset>'],
  [
    'a group without a name',
    '<div role="radiogroup">票</div>',
    '<div role="group" aria-labelledby="a" id="a">票</div>',
  ],
  ['a region without a name', '<div role="region">票</div>', '<div role="region" aria-label="票">票</div>'],
  ['a picture without words', '<img>', '<img alt="">'],
  ['a button without a name', '<button type="button"></button>', '<button type="button" aria-label="关"></button>'],
  [
    'a field without a name',
    '<input>',
    '<label>毛重<span><input></span></label><input type="hidden"><select id="a"></select>',
  ],
  [
    'one of several that says not whether it is chosen',
    '<div role="tab">甲</div>',
    '<div role="tab" aria-selected="false">甲</div><div role="radio" aria-checked="true">乙</div>',
  ],
  [
    'one of several that says not whether it is chosen',
    '<div role="radio" aria-selected="true">甲</div>',
    '<input id="a" type="radio">',
  ],
  [
    'a list to choose from that says not whether it is open',
    '<input id="a" role="combobox">',
    '<input id="a" role="combobox" aria-expanded="false">',
  ],
  [
    'a place that is read out within another, and so twice',
    '<output><span><b role="alert">错</b></span></output>',
    '<output>一</output><p aria-live="polite">二</p><div aria-live="off"><p role="status">三</p></div>',
  ],
  [
    'something to press or fill in where words are read out',
    '<p role="status"><span><a href="/fcl">看</a></span></p>',
    '<p role="status">看</p><a href="/fcl">看</a>',
  ],
  [
    'a place for words without any',
    '<ul><li></li></ul>',
    '<p role="alert"></p><p class="min-h-5"></p><b aria-hidden="true"></b>',
  ],
  ['words that nobody has written', '<p>共 NaN 件</p>', '<p data-at="NaN" class="undefined">共 3 件</p>'],
  ['words that nobody has written', '<p title="undefined 件">共 3 件</p>', '<script>null</script>'],
  [
    'several faults read out at once',
    '<form><p role="alert">一</p><p aria-live="assertive">二</p></form>',
    '<form><p role="alert">一</p><p role="alert"> </p></form><p role="alert">二</p>',
  ],
  [
    'aria-describedby of b, which is nowhere',
    '<p aria-describedby="a b" id="a">一</p>',
    '<p aria-describedby="a" id="a">一</p>',
  ],
  ['for of b, which is nowhere', '<label for="b">一</label>', '<label for="b">一</label><input id="b">'],
];

it.each(FAULTS)('the markup check finds %s when the page has %s', (flaw, faulty, sound) => {
  expect({ faulty: flawsIn(faulty), sound: flawsIn(sound) }).toEqual({ faulty: [flaw], sound: [] });
});

it('the markup check finds a button without a handler in React output', () => {
  const page = new DOMParser().parseFromString('<button type="button" class="a">办</button>', 'text/html');
  const button = page.querySelector('button');
  expect(flawsOf(page)).toEqual([]);
  Object.assign(button ?? {}, { __reactProps$a: { onFocus: () => {} } });
  expect(flawsOf(page)).toHaveLength(1);
  Object.assign(button ?? {}, { __reactProps$a: { onClick: () => {} } });
  expect(flawsOf(page)).toEqual([]);
});
