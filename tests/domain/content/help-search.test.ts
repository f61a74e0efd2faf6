import { describe, expect, it } from 'vitest';

import { byCode, findPageByCode } from '../../../domain/content/help';
import { findHelp, groupHelpPages, readHelpAddress } from '../../../domain/content/help-search';
import { ABOUT, HELP, PRICE, START } from '../../../stories/content/help.fixtures';

const codesFor = (asked: string) => findHelp(HELP, asked).map(({ page }) => page.code);

describe('help search', () => {
  it.each([
    ['总价', ['1.2.1']],
    ['kandong', ['1.2.1']],
    ['KDZJ', ['1.2.1']],
    ['zongjia', ['1.2.1']],
    ['zjhsm', ['1.2.1']],
    ['ＳＤＳ', ['1.1.1']],
    ['起运港 编号', ['1.1.1']],
    ['起运港', ['1.1.1', '1.2.1']],
    ['起运港 火星', []],
    ['zj', ['1.2.1']],
    ['   ', []],
    ['<script>', []],
  ])('finds $1 when %j is searched', (asked, codes) => {
    expect(codesFor(asked)).toEqual(codes);
  });

  it('shows the matching passage, or the intro when only the title matches', () => {
    expect(findHelp(HELP, '应急')[0]?.text).toBe('备齐资料：SDS、危包证、24 小时应急联系人。');
    expect(findHelp(HELP, 'gywm')[0]?.text).toBe(ABOUT.intro);
  });

  it('ranks a title that begins with the word, then a title that contains it, then the text', () => {
    const text = { ...ABOUT, code: '9', title: '其他', intro: '说说总价的事。', sections: [], typed: [] };
    const start = { ...ABOUT, code: '8', title: '总价怎么算', sections: [], typed: [] };
    expect(findHelp([text, PRICE, start], '总价').map(({ page }) => page.code)).toEqual(['1.2.1', '8', '9']);
    expect(findHelp([text, { ...PRICE, sections: [] }, start], '总价').map(({ page }) => page.code)).toEqual([
      '8',
      '1.2.1',
      '9',
    ]);
  });
});

describe('help code', () => {
  it('resolves to its page or the first leaf of its branch, and an empty code to the start', () => {
    expect(['', '1', '1.2', '1.2.1', '3'].map((code) => findPageByCode(HELP, code))).toEqual([
      START,
      START,
      PRICE,
      PRICE,
      ABOUT,
    ]);
    expect(['99', '1.', '1.22', '1.2.1.1'].map((code) => findPageByCode(HELP, code))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('sorts by number', () => {
    expect(['10', '2', '1.10.1', '1.2.10', '1.2', '1.2.9', '1'].toSorted(byCode)).toEqual([
      '1',
      '1.2',
      '1.2.9',
      '1.2.10',
      '1.10.1',
      '2',
      '10',
    ]);
  });

  it.each([
    ['', { code: '', text: '' }],
    ['code=2', { code: '2', text: '' }],
    ['?1.1.1', { code: '1.1.1', text: '' }],
    ['utm_source=sms', { code: '', text: '' }],
    ['q=%E4%BB%B7+ 箱', { code: '', text: '价  箱' }],
    ['code=%E0%A4%A', { code: '', text: '' }],
    [`q=${'长'.repeat(90)}`, { code: '', text: '长'.repeat(40) }],
  ])('reads code and text of the address %j', (search, asked) => {
    expect(readHelpAddress(search)).toEqual(asked);
  });

  it('groups pages by branch', () => {
    expect(groupHelpPages(HELP).map(({ title, pages }) => [title, pages.length])).toEqual([
      ['新手入门', 1],
      ['查价与下单', 1],
      ['平台', 1],
    ]);
  });
});
