/** Served as a file. Writes text only, so trusted types need no policy. */
export const OUTBOX_SCRIPT = `
const PURPOSES = { user_login: '登录', user_sign: '注册', user_close: '注销账号', user_pwd: '重设密码', list_approve: '审批采购单', notice: '通知' };
const EVERY_MS = 2000;
const list = document.querySelector('#messages');
const empty = document.querySelector('#empty');
const template = document.querySelector('#message').content.firstElementChild;
const status = document.querySelector('#status');
const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'medium' });
let shown = '';

function put(card, name, text) { card.querySelector('.' + name).textContent = text; }

async function copy(button, code) {
  await navigator.clipboard.writeText(code).then(() => {
    button.textContent = '已复制';
    status.textContent = '验证码已复制';
    setTimeout(() => { button.textContent = '复制'; }, 1500);
  }, () => getSelection().selectAllChildren(button.parentElement.querySelector('.code')));
}

function draw(message) {
  const card = template.cloneNode(true);
  card.dataset.live = String(message.minutesLeft > 0);
  put(card, 'phone', message.phone);
  put(card, 'purpose', PURPOSES[message.messageType] ?? message.messageType);
  put(card, 'state', message.notice ? '已发送' : message.minutesLeft > 0 ? message.minutesLeft + ' 分钟内有效' : '已失效');
  put(card, message.notice ? 'text' : 'code', message.notice ?? message.code);
  put(card, 'when', time.format(new Date(message.sentAt)));
  const button = card.querySelector('button');
  button.hidden = Boolean(message.notice);
  button.setAttribute('aria-label', '复制 ' + message.phone + ' 的验证码');
  button.addEventListener('click', () => copy(button, message.code));
  return card;
}

async function refresh() {
  if (document.hidden) return;
  const response = await fetch('/__demo/outbox.json');
  const text = await response.text();
  if (!response.ok || text === shown) return;
  shown = text;
  const messages = JSON.parse(text).data;
  empty.hidden = messages.length > 0;
  list.replaceChildren(...messages.map(draw));
}

const quietly = () => refresh().catch(() => {});
quietly();
setInterval(quietly, EVERY_MS);
document.addEventListener('visibilitychange', quietly);
`;
