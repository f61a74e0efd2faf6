export type Change = {
  name: string;
  look: string;
  before: string | null;
  after: string | null;
  difference: string | null;
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `:root{color-scheme:light dark}body{font:14px/1.6 system-ui;margin:24px 16px}
form{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:8px 0;background:Canvas;z-index:1}
section{margin-block:32px}h2{font-size:16px;margin:0}h3{font-size:14px;margin:12px 0 4px}
.three{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));gap:12px}
figure{margin:0}img{max-width:100%;border:1px solid #8493a3}.seen .three{display:none}`;

const DEVICES = { phone: '手机', tablet: '平板', desktop: '桌面' };
const THEMES = { light: '浅色', dark: '深色' };

const lookName = (look: string): string => {
  const [device = '', theme = ''] = look.split('-');
  return `${DEVICES[device as keyof typeof DEVICES] ?? device}，${THEMES[theme as keyof typeof THEMES] ?? theme}`;
};

const figure = (title: string, of: string, file: string | null) =>
  `<figure><figcaption>${title}</figcaption>${file === null ? '无' : `<a href="${file}"><img src="${file}" alt="${escaped(of)}，${title}" loading="lazy"></a>`}</figure>`;

const three = ({ name, look, before, after, difference }: Change) => {
  const of = `${name} ${lookName(look)}`;
  return `<div data-look="${look}"><h3>${lookName(look)}</h3><div class="three">${figure('之前', of, before)}${figure('之后', of, after)}${figure('不同之处', of, difference)}</div></div>`;
};

const section = (name: string, own: readonly Change[]) =>
  `<section data-story="${escaped(name)}"><h2>${escaped(name)}</h2><label><input type="checkbox" data-seen> 看过</label>${own.map(three).join('')}</section>`;

const choices = (group: Readonly<Record<string, string>>) =>
  Object.entries(group)
    .map(([value, name]) => `<label><input type="checkbox" value="${value}" checked> ${name}</label>`)
    .join('');

const SCRIPT = `const told=document.querySelector('output'),all=[...document.querySelectorAll('[data-seen]')];
const count=()=>{told.textContent='看过 '+all.filter((one)=>one.checked).length+' / '+all.length};
for(const one of all){const key=document.title+one.closest('section').dataset.story;
const set=(seen)=>{one.checked=seen;one.closest('section').classList.toggle('seen',seen)};
set(localStorage.getItem(key)==='1');one.addEventListener('change',()=>{localStorage.setItem(key,one.checked?'1':'0');set(one.checked);count()})}
document.querySelector('form').addEventListener('change',(event)=>{const on=[...event.currentTarget.querySelectorAll(':checked')].map(({value})=>value);
for(const row of document.querySelectorAll('[data-look]'))row.hidden=!row.dataset.look.split('-').every((part)=>on.includes(part))});count()`;

export function pageOf(ref: string, changes: readonly Change[]): string {
  const names = [...new Set(changes.map(({ name }) => name))];
  const stories = names.map((own) => [own, changes.filter(({ name }) => name === own)] as const);
  const title = `与 ${escaped(ref)} 相比的画面`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><main><h1>与 ${escaped(ref)} 相比，${stories.length} 个画面不同</h1><form>${choices(DEVICES)}${choices(THEMES)}<output></output></form>${stories.map(([name, own]) => section(name, own)).join('')}</main><script>${SCRIPT}</script></html>`;
}
