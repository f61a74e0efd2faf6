/** The part of the desk's script that says what is the matter with a border. It is served as part of the same file. */
export const NOTICE_SCRIPT = `
const notices = document.querySelector('#notices ul');
const noticeTemplate = document.querySelector('#notice').content.firstElementChild;
let said = '';

async function tell(path, body, done) {
  const answer = await send(path, body);
  status.textContent = answer.code === '00000000' ? done : answer.message;
  await refreshNotices();
}

function drawNotice({ place, name, notice }) {
  const card = noticeTemplate.cloneNode(true);
  const [words, days] = [card.querySelector('.says'), card.querySelector('.days')];
  card.querySelector('h3').textContent = name + (notice ? '：' + notice.text + '，预计延误 ' + notice.days + ' 天' : '');
  words.setAttribute('aria-label', name + ' 公告');
  days.setAttribute('aria-label', name + ' 预计延误天数');
  const failed = () => { status.textContent = '网络不通，请重试'; };
  const [put, drop] = [card.querySelector('.put'), card.querySelector('.drop')];
  put.setAttribute('aria-label', name + ' 发布');
  drop.setAttribute('aria-label', name + ' 解除');
  drop.hidden = notice === null;
  put.addEventListener('click', () => {
    const body = { place, text: words.value, days: Number(days.value) };
    tell('/__demo/desk/notices', body, name + ' 的公告已发布').catch(failed);
  });
  drop.addEventListener('click', () => tell('/__demo/desk/notices/drop', { place }, name + ' 的公告已解除').catch(failed));
  return card;
}

async function refreshNotices() {
  const text = await (await fetch('/__demo/desk/notices.json')).text();
  if (text === said) return;
  said = text;
  notices.replaceChildren(...JSON.parse(text).data.map(drawNotice));
}
`;
