/** Served as a file. It writes text only, so it lives under trusted types without a policy of its own. */
export const ENQUIRY_DESK_SCRIPT = `
const list = document.querySelector('#enquiries');
const status = document.querySelector('#status');
const template = document.querySelector('#enquiry').content.firstElementChild;
const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });
let shown = '';

async function send(path, body, done) {
  const headers = { 'content-type': 'application/json', appCode: 'echem' };
  const response = await fetch('/__demo/enquiries/' + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  status.textContent = answer.code === '00000000' ? done : answer.message;
  if (answer.code !== '00000000') return;
  shown = '';
  await refresh();
}

function priceField(enquiryNo, name, kind, { unit, name: unitName }) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'number';
  input.min = '0';
  input.step = '0.01';
  input.dataset.kind = kind;
  input.dataset.unit = unit;
  input.setAttribute('aria-label', enquiryNo + ' ' + name + ' ' + unitName);
  label.append(name + ' ' + unitName + ' ', input);
  return label;
}

const pricesOn = (card, kind) => Object.fromEntries(
  [...card.querySelectorAll('input[data-kind=' + kind + ']')].map((input) => [input.dataset.unit, Number(input.value)]));

function option({ offerId, supplier, leavesAt, isPriced, which }) {
  const one = document.createElement('option');
  one.value = offerId;
  one.textContent = [supplier.nameCn, which, time.format(new Date(leavesAt)) + ' 开'].filter(Boolean).join(' · ') + (isPriced ? '' : '（暂无公布价）');
  return one;
}

function sentence({ byHouse, text, countered }) {
  const line = document.createElement('li');
  line.textContent = (byHouse ? '我方：' : '客户：') + (countered === '' ? '' : '还价 ' + countered + '，') + text;
  return line;
}

function wire(card, enquiry) {
  const { enquiryNo } = enquiry;
  const on = (name, words, work) => {
    const button = card.querySelector(name);
    button.setAttribute('aria-label', enquiryNo + ' ' + words);
    button.addEventListener('click', () => work().catch(() => { status.textContent = '网络不通，请重试'; }));
  };
  const valueOf = (name) => card.querySelector(name).value.trim();
  on('.answer', '报价', () => send('answer', {
    enquiryNo,
    offerId: valueOf('.offer'),
    freight: pricesOn(card, 'freight'),
    danger: pricesOn(card, 'danger'),
    isUnsailed: card.querySelector('.unsailed').checked,
    validUntil: valueOf('.until'),
    note: valueOf('.note'),
  }, '询价 ' + enquiryNo + ' 已报价'));
  on('.say', '发送留言', () => send('say', { enquiryNo, text: valueOf('.words') }, '询价 ' + enquiryNo + ' 已留言'));
  on('.refuse', '不能报价', () => send('refuse', { enquiryNo, reason: valueOf('.words') }, '询价 ' + enquiryNo + ' 已退回'));
}

function draw(enquiry) {
  const { enquiryNo, stateName, orgPortCode, dstPortCode, isDanger, goods, wishes, units, offers, messages, answerBy, modeName, currencyName } = enquiry;
  const card = template.cloneNode(true);
  card.querySelector('h2').textContent = enquiryNo;
  card.querySelector('.state').textContent = stateName;
  card.querySelector('.lane').textContent = (enquiry.orgName || orgPortCode) + ' → ' + (enquiry.dstName || dstPortCode) + '（' + orgPortCode + ' → ' + dstPortCode + '）· ' + modeName + (isDanger ? ' · 危险品' : '');
  card.querySelector('.text').textContent = [goods.join('、'), ...wishes].join('；');
  card.querySelector('.when').textContent = '最晚 ' + time.format(new Date(answerBy)) + ' 报价';
  card.querySelector('.said').replaceChildren(...messages.map(sentence));
  card.querySelector('.offer').append(...offers.map(option));
  card.querySelector('legend').textContent = '按' + modeName + '报价（' + currencyName + '）';
  card.querySelector('.prices').append(...units.flatMap((unit) => [
    priceField(enquiryNo, '运费', 'freight', unit),
    ...(isDanger ? [priceField(enquiryNo, '危险品附加费', 'danger', unit)] : []),
  ]));
  card.querySelector('.refuse').hidden = !enquiry.mayRefuse;
  for (const [name, words] of [['.offer', '班次'], ['.unsailed', '船期待定'], ['.until', '有效至'], ['.note', '说明'], ['.words', '留言或原因']])
    card.querySelector(name).setAttribute('aria-label', enquiryNo + ' ' + words);
  wire(card, enquiry);
  return card;
}

async function refresh() {
  if (document.hidden) return;
  const response = await fetch('/__demo/enquiries.json');
  const text = await response.text();
  if (!response.ok || text === shown) return;
  shown = text;
  const enquiries = JSON.parse(text).data.filter(({ isContract }) => isContract === (list.dataset.desk === 'contract'));
  document.querySelector('#empty').hidden = enquiries.length > 0;
  list.replaceChildren(...enquiries.map(draw));
}

const quietly = () => refresh().catch(() => {});
quietly();
document.addEventListener('visibilitychange', quietly);
`;
