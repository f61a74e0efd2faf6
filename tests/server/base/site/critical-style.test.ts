import { describe, expect, it } from 'vitest';

import { htmlClasses, criticalStyle } from '../../../../server/base/site/critical-style';

const critical = (css: string, ...used: string[]) => criticalStyle(css, new Set(used));

describe('critical style sheet of a page', () => {
  it.each([
    ['what has no class', 'html{color:red}a:hover{color:blue}', [], 'html{color:red}a:hover{color:blue}'],
    ['a class of the page', '.a{color:red}.b{color:blue}', ['a'], '.a{color:red}'],
    ['one of a list', '.a,.b{color:red}', ['b'], '.a,.b{color:red}'],
    ['only all of a chain', '.a .b{color:red}.a .c{color:blue}', ['a', 'b'], '.a .b{color:red}'],
    ['names that had to be escaped', '.md\\:p-1\\.5{padding:6px}', ['md:p-1.5'], '.md\\:p-1\\.5{padding:6px}'],
    [
      'names with a comma',
      '.a\\(b\\,c\\(7\\.5d\\,e\\)\\){x:y}',
      ['a(b,c(7.5d,e))'],
      '.a\\(b\\,c\\(7\\.5d\\,e\\)\\){x:y}',
    ],
    ['names that begin with a digit', '.\\32 xl{width:1px}', ['2xl'], '.\\32 xl{width:1px}'],
    ['a group with something in it', '@media (width>=1px){.a{x:y}.b{x:y}}', ['a'], '@media (width>=1px){.a{x:y}}'],
    ['no group with nothing in it', '@layer utilities{@media print{.b{x:y}}}', ['a'], ''],
    ['nothing that one engine alone needs', '@layer engines{select{x:y}}.a{x:y}', ['a'], '.a{x:y}'],
    ['whatever is not a rule', '@property --a{syntax:"*"}@layer a,b;', [], '@property --a{syntax:"*"}@layer a,b;'],
    ['the whole of a movement', '@keyframes turn{to{rotate:1turn}}', [], '@keyframes turn{to{rotate:1turn}}'],
    ['braces inside of texts', '.a{content:"}"}.b{x:y}', ['a'], '.a{content:"}"}'],
    ['what is not to be there', '.a:not(.b){x:y}', ['a'], '.a:not(.b){x:y}'],
    ['a choice inside brackets', '.a:is(.b,.c){x:y}', ['a', 'b', 'c'], '.a:is(.b,.c){x:y}'],
  ])('contains %s', (_, css, used, expected) => {
    expect(critical(css, ...used)).toBe(expected);
  });

  it('is selected by the classes used in the page', () => {
    const html = `<p class="a md:p-1.5">x</p><i class="in-[li:last-child]:hidden [&amp;_b]:x">class="no"</i>`;
    expect([...htmlClasses(html)]).toEqual(['a', 'md:p-1.5', 'in-[li:last-child]:hidden', '[&_b]:x']);
  });
});
