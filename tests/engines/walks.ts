import { CAPTCHA_PICTURE, type CaptchaPoint } from '../../domain/people/captcha';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../server/doors/demo/people';
import type { openGateway } from '../e2e/house';
import type { Person } from './person';
import { patiently } from './process';

export type House = Awaited<ReturnType<typeof openGateway>>;
export type Walk = { name: string; go: (person: Person, house: House) => Promise<void> };

const [natural, , verified] = DEMO_PEOPLE;
const DIALOG = '[role=dialog]';

async function openLogin(person: Person) {
  await person.open('/helpCenter');
  await person.press('button', '登录 / 注册');
  await person.find('tab', '密码登录', DIALOG);
}

const isSignedIn = (person: Person) => person.find('button', '退出登录').then(() => undefined);

async function withPassword(person: Person, phone: string) {
  await person.press('tab', '密码登录', DIALOG);
  await person.write('手机号', phone, DIALOG);
  await person.write('密码', DEMO_PASSWORD, DIALOG);
  await person.press('button', '登录', DIALOG);
}

/** Answer of the visible captcha, by the token of the last fetched picture. */
async function answerOf(person: Person, house: House, fetched: number): Promise<readonly CaptchaPoint[]> {
  await person.is('a captcha was fetched', `window.captchaTokens?.length > ${fetched}`);
  const token = (await person.script('return window.captchaTokens.at(-1);')) as string;
  const answer = (await (await house.door(`captcha?token=${token}`)).json()) as { points: CaptchaPoint[] };
  return answer.points;
}

const LISTEN = `
window.captchaTokens = [];
const open = XMLHttpRequest.prototype.open;
XMLHttpRequest.prototype.open = function (method, url, ...rest) {
  if (String(url).includes('/captcha/get'))
    this.addEventListener('load', () => {
      const answer = typeof this.response === 'string' ? JSON.parse(this.response) : this.response;
      window.captchaTokens.push(answer.data.repData.token);
    });
  return open.call(this, method, url, ...rest);
};
`;

async function slide(person: Person, [point]: readonly CaptchaPoint[]) {
  if (!point) throw new Error('a slider has one answer');
  const handle = await person.find('slider', '~');
  const grip = await person.boxOf(handle);
  const rail = (await person.script(
    'return arguments[0].parentElement.getBoundingClientRect().width;',
    handle,
  )) as number;
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  await person.drag(from, { x: from.x + (point.x * rail) / CAPTCHA_PICTURE.width, y: from.y });
}

async function clickWords(person: Person, points: readonly CaptchaPoint[]) {
  const picture = await person.find('button', '~在图中依次点击');
  const { x, y, width, height } = await person.boxOf(picture);
  for (const point of points)
    await person.click({
      x: x + (point.x * width) / CAPTCHA_PICTURE.width,
      y: y + (point.y * height) / CAPTCHA_PICTURE.height,
    });
}

async function askForCode(person: Person, phone: string) {
  await openLogin(person);
  await person.press('tab', '验证码登录', DIALOG);
  await person.write('手机号', phone, DIALOG);
  await person.script(LISTEN);
  await person.press('button', '获取验证码', DIALOG);
}

async function enterCode(person: Person, house: House, phone: string) {
  await person.find('button', '~s 后重发', DIALOG);
  const code = await patiently(async () => {
    const sent = (await (await house.door(`sms?phone=${phone}`)).json()) as { code: string | null };
    if (!sent.code) throw new Error('nothing was sent');
    return sent.code;
  }, 'a code');
  await person.write('短信验证码', code, DIALOG);
  await person.press('button', '登录', DIALOG);
  await isSignedIn(person);
}

const search: Walk = {
  name: 'search: a port by its pinyin, goods by their number, and the sailings that take them',
  async go(person) {
    await person.open('/shippingFcl?dst=SGSIN&d=Y&box=20GP*1');
    await person.write('search-org', 'shanghai');
    await person.press('option', '~上海');
    await person.write('search-goods', '1230');
    await person.press('option', '~甲醇');
    await person.press('button', '~搜索', 'main');
    await person.find('button', '~选择这一班');
    await person.is(
      'an empty date reads as no day',
      'document.querySelector("#search-etd").value === "" && (!CSS.supports("hanging-punctuation", "first") || getComputedStyle(document.querySelector("#search-etd")).color === "rgba(0, 0, 0, 0)")',
    );
    await person.is('the page is as wide as the window', 'document.documentElement.scrollWidth <= innerWidth');
  },
};

const password: Walk = {
  name: 'sign in: by password, out, and still out after a reload',
  async go(person) {
    await openLogin(person);
    await withPassword(person, natural?.phone ?? '');
    await isSignedIn(person);
    await person.press('button', '退出登录');
    await person.find('button', '登录 / 注册');
    await person.open('/helpCenter');
    await person.find('button', '登录 / 注册');
  },
};

const slider: Walk = {
  name: 'sign in: by a code, the slider drawn with the mouse',
  async go(person, house) {
    const phone = natural?.phone ?? '';
    await askForCode(person, phone);
    const points = await answerOf(person, house, 0);
    await person.find('slider', '~');
    await slide(person, points);
    await enterCode(person, house, phone);
  },
};

const words: Walk = {
  name: 'sign in: by a code, the words clicked in their order',
  async go(person, house) {
    const phone = DEMO_PEOPLE[1]?.phone ?? '';
    await askForCode(person, phone);
    await answerOf(person, house, 0);
    await person.press('button', '改用点选');
    const points = await answerOf(person, house, 1);
    await clickWords(person, points);
    await enterCode(person, house, phone);
  },
};

/** Scrolls the agreement to its end; true once the button is enabled. */
const READ_TO_END = `(() => {
  const text = document.querySelector('[aria-label="货运服务协议"]');
  text?.scrollTo({ top: text.scrollHeight, behavior: 'instant' });
  return [...document.querySelectorAll('[aria-disabled=false]')].some((one) => one.innerText.includes('我知道了'));
})()`;

const order: Walk = {
  name: 'order: a box of citric acid from its sailing to its receipt, kept over a reload',
  async go(person) {
    await openLogin(person);
    await withPassword(person, verified?.phone ?? '');
    await isSignedIn(person);
    await person.open('/shippingFcl?org=CNSHA&dst=SGSIN&d=N&box=20GP*1');
    await person.press('button', '~选择这一班');
    await person.choose('箱属', 'COC', 'main');
    await person.choose('贸易条款', 'FOB', 'main');
    await person.choose('运输条款', 'CY-CY', 'main');
    await person.choose('运费条款', '预付', 'main');
    await person.press('button', '~下一步');
    await person.write('goods.0.nameCn', '柠檬酸');
    await person.write('goods.0.nameEn', 'Citric acid');
    await person.choose('包装种类', 'PLT', 'main');
    await person.write('goods.0.pieces', '20');
    await person.write('goods.0.grossKg', '18000');
    await person.write('goods.0.volume', '22');
    await person.is('the draft was kept', '/草稿已保存/.test(document.body.innerText)');
    await person.script('location.reload();');
    await person.is(
      'what was typed came back',
      'document.querySelector("[name=\\"goods.0.grossKg\\"]")?.value === "18000"',
    );
    await person.press('button', '~下一步');
    for (const [role, name] of [
      ['shipper', 'EASTERN SOLVENTS LTD'],
      ['consignee', 'STRAIT PAINTS PTE'],
    ]) {
      await person.write(`${role}.name`, name ?? '');
      await person.write(`${role}.phone`, '+86 21 5555 0000');
      await person.write(`${role}.address`, 'NO. 1 CHEMICAL ROAD');
    }
    await person.choose('提单类型', 'HBL', 'main');
    await person.choose('放单方式', '电放', 'main');
    await person.press('button', '~下一步');
    await person.choose('币种', '美元', 'main');
    await person.choose('付款方式', '票结', 'main');
    await person.write('contactName', '林海');
    await person.write('contactPhone', '13812345678');
    await person.press('field', 'agreeCharges', 'main');
    await person.press('field', 'agreeProtocol', 'main');
    await person.is('the agreement is read to its end', READ_TO_END);
    await person.press('button', '~我知道了');
    await person.press('button', '提交订单');
    await person.sees('恭喜您，下单成功');
  },
};

export const WALKS: readonly Walk[] = [search, password, slider, words, order];
