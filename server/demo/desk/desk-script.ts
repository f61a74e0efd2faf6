import { CHECK_SCRIPT } from './check-script';
import { PACKING_SCRIPT } from './packing-script';
import { PHOTO_SCRIPT } from './photo-script';
import { TRUCK_SCRIPT } from './truck-script';
import { WAY_SCRIPT } from './way-script';

/** Served as a file. It writes text only, so it lives under trusted types without a policy of its own. */
export const DESK_SCRIPT = `
const list = document.querySelector('#orders');
const empty = document.querySelector('#empty');
const status = document.querySelector('#status');
const template = document.querySelector('#order').content.firstElementChild;
const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });
let shown = '';

function lacksReason(input) {
  if (input.value.trim().length >= 2) return false;
  status.textContent = '请写明原因（2–100 字）';
  input.setAttribute('aria-invalid', 'true');
  input.focus();
  return true;
}

async function send(path, body) {
  const headers = { 'content-type': 'application/json', appCode: 'echem' };
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

async function allow({ orderNo }, times, input) {
  if (lacksReason(input)) return;
  const body = { orderNo, times: Number(times), reason: input.value.trim() };
  const answer = await send('/__demo/desk/allowance', body);
  status.textContent = answer.code === '00000000' ? '订单 ' + orderNo + ' 的买方上限已改为 ' + times + ' 倍' : answer.message;
}

async function bump({ orderNo, state }, offerId, input) {
  if (lacksReason(input)) return;
  const answer = await send('/__demo/desk/bump', { orderNo, from: state, offerId, reason: input.value.trim() });
  status.textContent = answer.code === '00000000' ? '订单 ' + orderNo + ' 已改配，下单人会收到短信' : answer.message;
  shown = '';
  await refresh();
}

function drawBump(order, card, input) {
  const onto = card.querySelector('.onto');
  card.querySelector('.bumped').textContent = order.bumped ?? '';
  card.querySelector('.bump').hidden = order.onto.length === 0;
  onto.setAttribute('aria-label', order.orderNo + ' 改配到');
  onto.append(...order.onto.map(({ offerId, name }) => new Option(name, offerId)));
  const button = card.querySelector('.bump-go');
  button.setAttribute('aria-label', order.orderNo + ' 拉货并改配');
  button.addEventListener('click', () => bump(order, onto.value, input).catch(() => { status.textContent = '网络不通，请重试'; }));
}

async function collected({ orderNo }, code) {
  const answer = await send('/__demo/desk/collected', { orderNo, code });
  status.textContent = answer.code === '00000000' ? '订单 ' + orderNo + ' 已登记出库' : answer.message;
  shown = '';
  await refresh();
}

function drawCollecting(order, card) {
  const trucks = card.querySelector('.leavings');
  card.querySelector('.collect').hidden = order.leavings.length === 0;
  trucks.setAttribute('aria-label', order.orderNo + ' 出库车辆');
  trucks.append(...order.leavings.map(({ code, told }) => new Option(told, code)));
  const button = card.querySelector('.collected');
  button.setAttribute('aria-label', order.orderNo + ' 登记已出库');
  button.addEventListener('click', () => collected(order, trucks.value).catch(() => { status.textContent = '网络不通，请重试'; }));
}

function askedOn(card) {
  const papers = [...card.querySelectorAll('.papers input:checked')].map((box) => box.value);
  const replyBy = card.querySelector('.reply-by').value;
  return { papers, ...(replyBy === '' ? {} : { replyBy }) };
}

function cameOn(card) {
  const [kg, m3] = ['.kg', '.m3'].map((name) => Number(card.querySelector(name).value));
  if (kg > 0 && m3 > 0) return { came: { kg, m3 } };
  status.textContent = '请填写实测重量与体积';
  card.querySelector('.kg').focus();
  return null;
}

function unitsOn(card, { equipment }) {
  const parts = Object.keys(equipment.parts);
  const lines = card.querySelector('.units textarea').value.split('\\n').filter((line) => line.trim() !== '');
  const units = lines.map((line) => {
    const cells = line.split('|');
    return Object.fromEntries(parts.map((part, at) => [part, (cells[at] ?? '').trim()]));
  });
  return { units };
}

function drawUnits(card, equipment) {
  card.querySelector('.units').hidden = equipment === null;
  if (equipment === null) return;
  card.querySelector('.units .parts').textContent = Object.values(equipment.parts).join(' | ');
  card.querySelector('.units textarea').value = equipment.proposed
    .map((unit) => Object.keys(equipment.parts).map((part) => unit[part]).join(' | '))
    .join('\\n');
}

function drawPaper(orderNo, { docType, name }) {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.value = docType;
  box.setAttribute('aria-label', orderNo + ' ' + name);
  label.append(box, ' ' + name);
  return label;
}

async function move(order, { event, needsReason, needsAmounts, needsUnits }, input, card) {
  if (needsReason && lacksReason(input)) return;
  const came = needsAmounts ? cameOn(card) : {};
  if (came === null) return;
  const reason = needsReason ? input.value.trim() : '';
  const answer = await send('/__demo/desk', { orderNo: order.orderNo, from: order.state, event, reason, ...came, ...(needsUnits ? unitsOn(card, order) : {}), ...(event === 'papers.missing' ? askedOn(card) : {}) });
  status.textContent = answer.code === '00000000' ? '订单 ' + order.orderNo + ' 已处理' : answer.message;
  shown = '';
  await refresh();
}

async function handOver({ orderNo }, card) {
  const [text, signedBy] = ['.result-text', '.signed-by'].map((name) => card.querySelector(name).value);
  const answer = await send('/__demo/desk/result', { orderNo, text, signedBy });
  status.textContent = answer.code === '00000000' ? '订单 ' + orderNo + ' 已交付第 ' + answer.data.version + ' 版结果' : answer.message;
}

function draw(order) {
  const card = template.cloneNode(true);
  const input = card.querySelector('input[type=text]');
  card.querySelector('.papers').append(...order.papers.map((paper) => drawPaper(order.orderNo, paper)));
  card.querySelector('.papers').hidden = !order.moves.some(({ event }) => event === 'papers.missing');
  card.querySelector('.reply-by').parentElement.hidden = card.querySelector('.papers').hidden;
  drawUnits(card, order.equipment);
  card.querySelector('h2').textContent = order.orderNo;
  card.querySelector('.came').textContent = order.came ?? '';
  drawBump(order, card, input);
  drawWay(order, card);
  drawChecks(order, card);
  drawPacking(order, card);
  drawCollecting(order, card);
  card.querySelector('.amounts').hidden = !order.moves.some(({ needsAmounts }) => needsAmounts);
  card.querySelector('.result').hidden = !order.mayHandOver;
  card.querySelector('.hand-over').setAttribute('aria-label', order.orderNo + ' 交付结果');
  card.querySelector('.hand-over').addEventListener('click', () => handOver(order, card).catch(() => { status.textContent = '网络不通，请重试'; }));
  card.querySelector('.state').textContent = order.stateName;
  card.querySelector('.lane').textContent = (order.org === null ? '' : order.org + ' → ' + order.dst) + (order.isDanger ? ' · 危险品' : '');
  card.querySelector('.text').textContent = [order.goods.join('、'), ...order.commission.map(({ name, said }) => name + '：' + said)].join('；');
  card.querySelector('.when').textContent = time.format(new Date(order.submittedAt));
  card.querySelector('.moves').replaceChildren(...order.moves.map((one) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = one.name;
    button.setAttribute('aria-label', order.orderNo + ' ' + one.name);
    button.addEventListener('click', () => move(order, one, input, card).catch(() => { status.textContent = '网络不通，请重试'; }));
    return button;
  }));
  const allowing = () => allow(order, card.querySelector('.times').value, input);
  card.querySelector('.allow').addEventListener('click', () => allowing().catch(() => { status.textContent = '网络不通，请重试'; }));
  return card;
}

const claims = document.querySelector('#claims');
const claimTemplate = document.querySelector('#claim').content.firstElementChild;

async function award({ enterpriseId, name }) {
  const answer = await send('/__demo/desk/claims', { enterpriseId });
  status.textContent = answer.code === '00000000' ? '代码已确认属于 ' + name : answer.message;
  await refresh();
}

function drawClaim(claim) {
  const card = claimTemplate.cloneNode(true);
  card.querySelector('h3').textContent = claim.creditCode + ' · ' + claim.name;
  card.querySelector('.text').textContent =
    (claim.status === 'PASS' ? '已通过' : '待审核') + ' · 营业执照：' + (claim.licenceName ?? '无');
  const button = card.querySelector('button');
  button.hidden = claim.status === 'PASS';
  button.setAttribute('aria-label', claim.creditCode + ' 属于 ' + claim.name);
  button.addEventListener('click', () => award(claim).catch(() => { status.textContent = '网络不通，请重试'; }));
  return card;
}

async function refreshClaims() {
  const { data } = await (await fetch('/__demo/desk/claims.json')).json();
  claims.hidden = data.length === 0;
  claims.querySelector('ul').replaceChildren(...data.map(drawClaim));
}

/* Whoever works at an order by keyboard stands where they stood, if that is still there. */
function redraw(orders) {
  const held = list.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
  list.replaceChildren(...orders.map(draw));
  const parts = held === null ? [] : [...list.querySelectorAll('[aria-label]')];
  parts.find((part) => part.getAttribute('aria-label') === held)?.focus();
}

async function refresh() {
  if (document.hidden) return;
  await refreshClaims();
  await refreshTrucks();
  const response = await fetch('/__demo/desk.json');
  const text = await response.text();
  if (!response.ok || text === shown) return;
  shown = text;
  const orders = JSON.parse(text).data;
  empty.hidden = orders.length > 0;
  redraw(orders);
}

${CHECK_SCRIPT}
${PHOTO_SCRIPT}
${PACKING_SCRIPT}
${WAY_SCRIPT}
${TRUCK_SCRIPT}
const quietly = () => refresh().catch(() => {});
quietly();
document.addEventListener('visibilitychange', quietly);
`;
