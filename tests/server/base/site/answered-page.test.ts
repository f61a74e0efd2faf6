import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type DrawAnswer, withAnswer } from '../../../../server/base/site/answered-page';
import { loadSite } from '../../../../server/base/site/load';
import { folderOf } from '../../support/folder';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const SHEET = '.card{border:1px}.far{color:red}.bar{height:2px}';
const AROUND =
  '<!doctype html><head><link rel="preload" as="style" href="/assets/style.css"><style>p>b{margin:0}</style></head>' +
  '<body><div id="root" data-parts="/assets/a.js"><div id="answered" class="frame"></div></div></body>';
const BUILT = '<!doctype html><head></head><body><div id="root" data-parts="/assets/a.js">as built</div></body>';
const LINK = '/shippingFcl?org=CNSHA&dst=SGSIN&d=Y&un=1230&box=20GP*1';

describe('page with a server-rendered answer', () => {
  it('contains the answer and only the style rules it uses', () => {
    const page = withAnswer(AROUND, '<p class="card">$& $1</p>', SHEET);
    expect(page).toContain('<div id="answered" class="frame"><p class="card">$& $1</p></div>');
    expect(page).toContain('<style>.card{border:1px}</style>');
  });

  it('moves inline styles into rules of the style sheet', () => {
    const page = withAnswer(AROUND, '<i class="bar" style="width:40%"></i><i style="width:40%"></i>', SHEET);
    expect(page).toContain('<i class="bar" data-measure="0"></i><i data-measure="0"></i>');
    expect(page).toContain('<style>.bar{height:2px}[data-measure="0"]{width:40%}</style>');
  });

  it('makes inputs and selects of the answer read-only', () => {
    const page = withAnswer(AROUND, '<input value="0.6"/><select id="a"></select><textarea id="b"></textarea>', SHEET);
    expect(page).toContain(
      '<input readonly="" value="0.6"/><select disabled="" id="a"></select><textarea readonly="" id="b"></textarea>',
    );
  });

  it('escapes the end tag of a style element in inline styles', () => {
    const page = withAnswer(
      AROUND,
      '<i style="width:1px&lt;/style>&quot;"></i><b style="a:</style><script>"></b>',
      SHEET,
    );
    expect(page.match(/<\/style>/g)).toHaveLength(1);
  });
});

describe('server-rendered results page', () => {
  const site = folderOf({
    'shippingFcl/index.html': BUILT,
    'shippingFcl/answered.html': AROUND,
    'assets/style.css': SHEET,
    '404.html': '<p>lost</p>',
  });
  const nothing = folderOf({});
  let gateway: TestGateway;
  let draw: DrawAnswer;
  const asked: string[] = [];
  beforeAll(async () => {
    gateway = await openTestGateway({
      site: await loadSite(site.path, nothing.path),
      drawAnswer: (answered) => {
        asked.push(answered.search);
        return draw(answered);
      },
    });
  });
  afterAll(async () => {
    await gateway.close();
    site.remove();
    nothing.remove();
  });

  const textOf = async (path: string) => (await gateway.request(path, { headers: { accept: 'text/html' } })).text();

  it('renders the page with its answers and the current time', async () => {
    draw = async ({ name, answers, now }) =>
      `<p class="card">${name} ${Object.keys(answers).length} ${now === gateway.clock.now()}</p>`;
    const html = await textOf(LINK);
    expect(html).toContain('<div id="answered" class="frame"><p class="card">shippingFcl 2 true</p></div>');
    expect(html).toContain('<style>.card{border:1px}</style>');
    expect(html).toContain('<link rel="modulepreload" href="/assets/a.js">');
    expect(html).toMatch(/<script type="application\/json" id="handed-over">\{.+\}<\/script><\/body>/);
  });

  it('renders a list once per sort order', async () => {
    draw = async ({ search }) => search;
    asked.length = 0;
    await textOf(`${LINK}&etd=2026-05-01`);
    await textOf(`${LINK}&etd=2026-05-01`);
    expect(await textOf(`${LINK}&etd=2026-05-01&sort=price`)).toContain('sort=price');
    expect(asked).toHaveLength(2);
  });

  it.each<[string, DrawAnswer]>([
    ['there is no list', async () => null],
    ['it cannot be drawn', () => Promise.reject(new Error('no list'))],
  ])('serves the built page with its data when %s', async (why, drawing) => {
    draw = drawing;
    const html = await textOf(`${LINK}&etd=2026-05-0${why.length % 9}`);
    expect(html).toContain('as built');
    expect(html).toContain('id="handed-over"');
  });

  it('answers 404 for the bare answered.html template', async () => {
    expect((await gateway.request('/shippingFcl/answered.html', { headers: { accept: 'text/html' } })).status).toBe(
      404,
    );
  });
});
